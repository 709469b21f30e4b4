/** Small sites of invented businesses, in `public/werk`. */
export const SAMPLE_SITES = [
  { value: 'groenrand-hoveniers', label: 'Groenrand Hoveniers' },
  { value: 'zonnepijl-installaties', label: 'Zonnepijl Installaties' },
  { value: 'klusbus-noaber', label: 'Klusbus Noaber' },
  { value: 'koppeldissel-verhuur', label: 'Koppeldissel Verhuur' },
  { value: 'egelhoek-vaste-planten', label: 'Egelhoek Vaste Planten' },
] as const

export const PORTFOLIO_PATH = '/portfolio'

export const projectPath = (slug: string) => `${PORTFOLIO_PATH}/${slug}`

export function samplePath(site: string): string {
  return `/werk/${site}`
}

/** What is served of every small site. A rewrite in `next.config.ts` leads its address to the first file. */
const FILES = ['index.html', 'site.css']

export const SAMPLE_PATHS = [
  ...SAMPLE_SITES.flatMap(({ value }) =>
    ['', ...FILES.map(file => `/${file}`)].map(file => samplePath(value) + file),
  ),
  `${samplePath('klusbus-noaber')}/noaber.woff2`,
]
