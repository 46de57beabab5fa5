import '@fontsource-variable/nunito/index.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { setLanguage } from './lib/fluent.svelte'
import { settings } from './lib/settings.svelte'

await setLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })

if ('serviceWorker' in navigator && import.meta.env.PROD) addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => null))
