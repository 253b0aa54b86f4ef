// What a computer thinks of a position: the engine in this browser where that is the house, a server with the share of its hints
// otherwise. Nobody's table has a part in it.
import { ApiError, ask, somebody } from './api.ts';
import { ALONE } from './host.ts';
import type { Analysis, AnalysisTask } from './protocol.ts';
import { t } from './words.svelte.ts';

export async function analyse(task: AnalysisTask): Promise<Analysis> {
  if (import.meta.env.VITE_ALONE === '1' && ALONE) {
    const { house } = await import('./alone/house.svelte.ts');
    const reply = await house.analyse(task);
    if (reply?.type === 'analysed') return reply.analysis;
    throw new ApiError('internal', reply?.type === 'refused' ? t('study-unreadable', { why: reply.why }) : t('web-error-internal'));
  }
  // A server answers those it knows: who asks at first is a guest from then on.
  await somebody();
  return ask<Analysis>('POST', '/analyse', task);
}
