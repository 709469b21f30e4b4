import { Legal, legalMetadata } from '../_legal'

export const generateMetadata = legalMetadata('verwerkersovereenkomst')

export default function ProcessingAgreementPage() {
  return <Legal slug="verwerkersovereenkomst" />
}
