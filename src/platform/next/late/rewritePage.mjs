// Works around: Next loads its framework with every page.
// Upstream: no option for it, and no issue.
// Removal test: `late` in tests/unit/platform/workarounds.test.ts.
import { BOOT } from './boot.mjs'

/** What Next writes into a page. An inline script that is none of these stays, and the content policy decides about it. */
const CHUNK = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const RUNTIME =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?<\/script>/
const FLIGHT =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)<\/script>/g

const BOOT_SCRIPT = `<script>${BOOT}</script>`

const data = (kind, json) => `<script type="application/json" data-framework="${kind}">${json}</script>`

/**
 * Turns a page as Next writes it into one that loads the framework when the visitor acts (decision 055). Removes the
 * framework's scripts from the HTML, keeps its data as JSON blocks, and adds the boot script. A page that
 * does not look as expected is returned unchanged, and runs as Next wrote it.
 *
 * @param {string} html
 */
export function rewritePage(html) {
  if (html.includes(BOOT_SCRIPT) || !RUNTIME.test(html)) return html
  const files = []
  const body = html
    .replace(CHUNK, (_script, file) => {
      files.push(file)
      return ''
    })
    .replace(PRELOAD, '')
    .replace(RUNTIME, (_script, json) => data('runtime', json))
    .replace(FLIGHT, (_script, json) => data('flight', json))
  // Before the style sheets: a script after one waits for it.
  return body
    .replace(/<head>(<meta[^>]*>)*/, head => head + BOOT_SCRIPT)
    .replace('</head>', `${data('files', JSON.stringify(files))}</head>`)
}
