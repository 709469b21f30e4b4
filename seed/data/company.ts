import { PLACEHOLDER_NUMBERS } from '@/features/billing/model/missingNumbers'

/** An invented agency: nobody's name, number or address. */
export const company = {
  name: 'Webbureau Voorbeeld',
  initials: 'WV',
  phone: '053 000 00 00',
  email: 'info@webbureau-voorbeeld.example',
  whatsapp: '06 00 00 00 00',
  street: 'Voorbeeldstraat 1',
  postcode: '7500 XX',
  city: 'Enschede',
  notifyEmail: 'aanvragen@webbureau-voorbeeld.example',
  openingHours: [
    ...(['1', '2', '3', '4', '5'] as const).map(weekday => ({ weekday, opens: '09:00', closes: '18:00' })),
    { weekday: '6' as const, opens: '10:00', closes: '16:00' },
  ],
  visitingHours: 'Langskomen kan als we open zijn. Op zaterdag graag op afspraak.',
  mapsLink: 'https://www.openstreetmap.org/directions?to=Voorbeeldstraat+1+Enschede',
  instagram: 'https://social.webbureau-voorbeeld.example/instagram',
  linkedin: 'https://social.webbureau-voorbeeld.example/linkedin',
  ...PLACEHOLDER_NUMBERS,
}
