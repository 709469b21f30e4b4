import { linkExpiresAt } from '@/platform/forms/passwordRules'

/** The code of a refusal that ends once whoever asks has shown to be the owner of the account. */
export const CONFIRM_IDENTITY = 'confirmIdentity'

/** How sending an invitation once more, or withdrawing it, ends. `settled`: there is none, or it was used. */
export type InvitationResult = { kind: 'sent' | 'notSent' | 'withdrawn' | 'settled' }

/** Where the link of an invitation leads. */
export const INVITATION_PATH = '/admin/uitnodiging'

/** Until when the link of an invitation works. */
export const invitationEnds = (invitedAt: Date) => linkExpiresAt('set', invitedAt)
