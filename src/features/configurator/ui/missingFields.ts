import { invalidNotice } from '@/design-system/primitives/notices'

export const MISSING_FIELDS = invalidNotice('Vul alle verplichte velden in voordat u verder gaat.')
