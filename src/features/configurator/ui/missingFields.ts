import { oops } from '@/design-system/primitives/notices'

export const MISSING_FIELDS = oops('Vul alle verplichte velden in voordat u verder gaat.')
