import { Legal, legalMetadata } from '../_legal'

export const generateMetadata = legalMetadata('algemene-voorwaarden')

export default function TermsPage() {
  return <Legal slug="algemene-voorwaarden" />
}
