import { linkExpiresAt } from '@/platform/forms/passwordRules'

export const CONFIRM_IDENTITY = 'confirmIdentity'

export type InvitationResult = { kind: 'sent' | 'notSent' | 'withdrawn' | 'settled' }

export const INVITATION_PATH = '/admin/uitnodiging'

export const invitationEnds = (invitedAt: Date) => linkExpiresAt('set', invitedAt)
