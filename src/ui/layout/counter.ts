/** Where the makers of the counter keep their script, and the names that its cookies begin with. */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id='
const COOKIES = /^_g(a|id|at)/

export function startCounting(id: string): void {
  const layer: unknown[] = []
  function gtag(..._entry: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the counter reads this very object, and passes over an array
    layer.push(arguments)
  }
  Object.assign(window, { dataLayer: layer, gtag })
  gtag('js', new Date())
  // Without what follows the path: a link from a mail carries its key there.
  gtag('config', id, { anonymize_ip: true, page_location: location.origin + location.pathname })
  const script = document.createElement('script')
  Object.assign(script, { src: SCRIPT + encodeURIComponent(id), async: true })
  document.head.append(script)
}

/** Takes back what the counter kept. Its script stays on the page until that is loaded anew. */
export function forgetCounted(): void {
  const names = document.cookie.split('; ').map(cookie => cookie.split('=')[0] ?? '')
  for (const name of names.filter(each => COOKIES.test(each))) {
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

/** The host itself and every domain above it: the counter keeps its cookies as high as a browser lets it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
}
