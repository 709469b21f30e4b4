export const DEMO_CUSTOMER = { email: 'klant@voorbeeldbedrijf.example', password: 'proefklant-2026' }
