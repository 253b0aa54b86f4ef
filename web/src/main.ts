import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './lib/settings.svelte.ts';
import './styles/palette.css';
import './styles/base.css';
import './styles/sizes.css';

await begin();
mount(App, { target: document.getElementById('app')! });
