/** Where the makers of the counter keep their script, and the names that its cookies begin with. */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id='
const COOKIES = /^_g(a|id|at)/

export function startCounting(id: string): void {
  const layer: unknown[] = []
  const gtag = (...entry: unknown[]) => layer.push(entry)
  Object.assign(window, { dataLayer: layer, gtag })
  gtag('js', new Date())
  gtag('config', id, { anonymize_ip: true })
  const script = document.createElement('script')
  Object.assign(script, { src: SCRIPT + encodeURIComponent(id), async: true })
  document.head.append(script)
}

/** Takes back what the counter kept. Its script stays on the page until that is loaded anew. */
export function forgetCounted(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    if (COOKIES.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
}
