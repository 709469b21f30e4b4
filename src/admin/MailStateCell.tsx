import type { DefaultServerCellComponentProps } from 'payload'
import { MAIL_STATES } from '@/domain/mail/retry'
import { Badge } from './Badge'

export default function MailStateCell({ cellData }: DefaultServerCellComponentProps) {
  const state = MAIL_STATES.find(each => each.value === cellData)
  return state ? <Badge tone={state.tone}>{state.label}</Badge> : null
}
