import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist-site', 'dist', 'node_modules', 'src/lib/protocol.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Our router takes plain paths; there is no `resolve` to go through.
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/require-each-key': 'error',
      // Maps and sets here are values: they are replaced, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
