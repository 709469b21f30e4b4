import { Legal, legalMetadata } from '../_legal'

export const generateMetadata = legalMetadata('privacy')

export default function PrivacyPage() {
  return <Legal slug="privacy" />
}
