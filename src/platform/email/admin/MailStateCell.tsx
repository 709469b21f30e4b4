import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '@/platform/console/Badge'
import { MAIL_STATES } from '../retry'

export default function MailStateCell({ cellData }: DefaultServerCellComponentProps) {
  const state = MAIL_STATES.find(each => each.value === cellData)
  return state ? <Badge tone={state.tone}>{state.label}</Badge> : null
}
