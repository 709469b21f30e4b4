export const navigation = {
  bar: [
    { label: 'Over Ons', path: '/over-ons' },
    { label: 'Contact', path: '/contact' },
  ],
  hosting: [
    { label: 'Hosting bestellen', path: '/hosting-bestellen' },
    { label: 'Mijn hosting', path: '/hosting-dashboard' },
    { label: 'Inloggen', path: '/hosting-login' },
  ],
  mobile: [
    { label: 'Home', path: '/' },
    { label: 'Diensten', path: '/diensten' },
    { label: 'Over Ons', path: '/over-ons' },
    { label: 'Contact', path: '/contact' },
    { label: 'Hosting Bestellen', path: '/hosting-bestellen' },
    { label: 'Hosting Dashboard', path: '/hosting-dashboard' },
    { label: 'Hosting Login', path: '/hosting-login' },
  ],
  quick: [
    { label: 'Home', path: '/' },
    { label: 'Diensten', path: '/diensten' },
    { label: 'Configurator', path: '/configurator' },
    { label: 'Prijzen', path: '/prijzen' },
    { label: 'Over ons', path: '/over-ons' },
    { label: 'Blog', path: '/blog' },
    { label: 'Veelgestelde vragen', path: '/faq' },
    { label: 'Support', path: '/support' },
    { label: 'Maatwerk', path: '/maatwerk' },
    { label: 'Contact', path: '/contact' },
  ],
  legal: [
    { label: 'Privacy', path: '/privacy' },
    { label: 'Algemene voorwaarden', path: '/algemene-voorwaarden' },
    { label: 'Cookies', path: '/cookies' },
  ],
  words: { services: 'Diensten', allServices: 'Alle diensten', hosting: 'Hosting', mobile: 'Menu' },
}
