import '@fontsource-variable/nunito/index.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { setLanguage } from './fluent.svelte'
import { settings } from './settings.svelte'

await setLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })

/** When all is loaded, which it may be already: the texts were waited for. */
const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => null)
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
