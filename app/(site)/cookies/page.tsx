import { Legal, legalMetadata } from '../_legal'

export const generateMetadata = legalMetadata('cookies')

export default function CookiePage() {
  return <Legal slug="cookies" />
}
