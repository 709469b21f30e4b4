import { lastVerified } from '@/platform/backup/backups'
import { readSentMail } from '@/platform/email/mailHealth'
import { env } from '@/platform/env'
import { formatMoment } from '@/platform/time/zone'
import type { LaunchCheck, PartCheck } from './launch'
import { isExampleAddress } from './model/launch'

/** Confirmed once a mail left: a wrong password or sender shows by then. */
export const mailPart: PartCheck = {
  part: 'mail',
  href: '/admin/leads',
  read: async ctx => {
    const { notifyEmail } = await ctx.organisation.read(ctx.payload)
    const { lastSentAt } = await readSentMail(ctx)
    if ([env.MAIL_FROM ?? '', notifyEmail].some(isExampleAddress))
      return {
        text: '',
        obstacle:
          'Mail gaat nu naar of van een voorbeeldadres. Zet het goed bij Bedrijf, en MAIL_FROM op de server.',
      }
    if (!lastSentAt)
      return {
        text: '',
        obstacle: 'Er is nog geen mail verstuurd. Verstuur bij Leads de testmails, en kijk of ze aankomen.',
      }
    const text = `Aanvragen gaan naar ${notifyEmail}. De laatste mail ging weg op ${formatMoment(lastSentAt)}: kwam hij aan, en niet bij de spam?`
    return { text, obstacle: null }
  },
}

export const restoreTestAdvice: LaunchCheck = {
  key: 'restoreTest',
  label: 'Back-up teruggezet',
  need: 'advice',
  href: '/admin/toestand',
  read: async ctx => {
    const last = await lastVerified(ctx)
    if (last) return { text: `Voor het laatst getest op ${formatMoment(last.finishedAt)}.`, lacks: null }
    return {
      text: 'Nog nooit getest. Hoe staat in docs/operations.md.',
      lacks: 'een back-up is nog nooit teruggezet',
    }
  },
}
