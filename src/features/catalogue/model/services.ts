export const SERVICE_PLACES = [
  { value: 'home', label: 'Home' },
  { value: 'services', label: 'Dienstenpagina' },
  { value: 'menu', label: 'Menu' },
] as const

type ServicePlace = (typeof SERVICE_PLACES)[number]['value']

export const SERVICE_ICONS = [
  { value: 'page', label: 'Webpagina' },
  { value: 'shop', label: 'Winkelpui' },
  { value: 'server', label: 'Serverkast' },
  { value: 'search', label: 'Vergrootglas' },
  { value: 'social', label: 'Tekstballonnen' },
  { value: 'chart', label: 'Grafiek' },
  { value: 'letter', label: 'Envelop' },
] as const

export type ServiceIcon = (typeof SERVICE_ICONS)[number]['value']

export type Service = {
  id: string
  title: string
  slug: string
  description: string
  features: string[]
  startingPrice: string
  highlight: string
  icon: ServiceIcon
  places: ServicePlace[]
  menuLink: string
}
