/** Pages whose words staff write in one place. `points` names the list that a page shows beside its text. */
export const PAGE_TEXTS = [
  { name: 'services', path: '/diensten', label: 'Diensten', points: 'Waarom wij: zes redenen' },
  { name: 'prices', path: '/prijzen', label: 'Prijzen', points: null },
  { name: 'custom', path: '/maatwerk', label: 'Maatwerk', points: 'Drie voordelen' },
  { name: 'about', path: '/over-ons', label: 'Over ons', points: 'Vier kernwaarden' },
  { name: 'contact', path: '/contact', label: 'Contact', points: null },
  { name: 'faq', path: '/faq', label: 'Veelgestelde vragen', points: null },
  { name: 'support', path: '/support', label: 'Support', points: null },
  { name: 'blog', path: '/blog', label: 'Blog', points: null },
  { name: 'location', path: '/locatie', label: 'Locatie', points: null },
  {
    name: 'hostingRegion',
    path: '/website-hosting-overijssel',
    label: 'Hosting in Overijssel',
    points: null,
  },
  { name: 'hostingOrder', path: '/hosting-bestellen', label: 'Hosting bestellen', points: null },
  { name: 'hostingDashboard', path: '/hosting-dashboard', label: 'Mijn hosting', points: null },
  { name: 'hostingLogin', path: '/hosting-login', label: 'Inloggen hosting', points: null },
  { name: 'configurator', path: '/configurator', label: 'Configurator', points: null },
] as const

export type PageName = (typeof PAGE_TEXTS)[number]['name']
export type Seo = { title: string; description: string; keywords: string }
export type Point = { title: string; text: string }
export type PageText = { heading: string; lead: string; points: Point[]; seo: Seo }
export type PageTexts = Record<PageName, PageText>

/** First path parts that no region may take: pages, the office, the programming interface and files. */
export const RESERVED_PATHS = [
  ...[
    '',
    'admin',
    'api',
    'intern',
    'stijl',
    'icon.svg',
    '_next',
    'manifest.webmanifest',
    'apple-icon.png',
    'sitemap.xml',
    'robots.txt',
    'home',
    'coming-soon',
  ],
  ...[
    'diensten',
    'prijzen',
    'maatwerk',
    'over-ons',
    'contact',
    'faq',
    'support',
    'blog',
    'locatie',
    'privacy',
  ],
  ...['cookies', 'algemene-voorwaarden', 'configurator', 'configurator-abonnement', 'meta-ads-landing'],
  ...['admin-dashboard', 'hosting-admin', 'hosting-bestellen', 'hosting-dashboard', 'hosting-login'],
  ...['website-hosting-overijssel', 'wachtwoord-vergeten', 'betalen'],
]

/** A path of one part, in the letters of an address, that nothing else on the site uses. */
export function isFreePath(path: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(path) && !RESERVED_PATHS.includes(path)
}

export type Region = { path: string; place: string; heading: string; opening: string; seo: Seo }
