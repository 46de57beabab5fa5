// A headless Chromium for the tests. KUBOK_URL says where the server is, CHROMIUM where the browser is.
import { chromium } from 'playwright-core'

export const url = process.env.KUBOK_URL ?? 'http://127.0.0.1:8321'

const args = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
] // prettier-ignore

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args })

/** A page whose errors are collected: none may be left at the end. */
export async function openPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en', ...options })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return { context, page, errors }
}

export function check(held, words) {
  if (!held) throw new Error(words)
}
