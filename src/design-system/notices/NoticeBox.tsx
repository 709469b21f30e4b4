import { FORM_ALERT } from '../forms/formAlert'
import type { FormNotice } from './formNotices'
import { PhoneText } from './PhoneText'

const TONES: Record<FormNotice['tone'], string> = {
  plain: 'border-ink bg-paper',
  destructive: 'border-deep bg-pink text-deep',
  warning: 'border-amber bg-yellow',
}

export function NoticeBox({ title, description, tone }: FormNotice) {
  return (
    <div
      {...(tone === 'destructive' ? FORM_ALERT : {})}
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={`rounded-slip border-2 p-4 ${TONES[tone]}`}
    >
      <p className="font-bold">{title}</p>
      {description && (
        <p>
          <PhoneText text={description} />
        </p>
      )}
    </div>
  )
}
