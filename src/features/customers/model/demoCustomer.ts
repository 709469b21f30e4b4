/** Who a visitor of the demonstration may log in as. Outside demo mode there is no such account. */
export const DEMO_CUSTOMER = { email: 'klant@voorbeeldbedrijf.example', password: 'proefklant-2026' }
