'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  toast,
  useAuth,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { email } from 'payload/shared'
import { useState } from 'react'
import { RecoveryCodes } from './factorFields'
import { type LoggedIn, useLogIn } from './logInClient'
import { LogInStep } from './SecondStep'

const START = { valid: true, value: '', initialValue: '' }

export function LogInForm({ to }: { to: string }) {
  const { setUser } = useAuth()
  const router = useRouter()
  const [inside, setInside] = useState<LoggedIn | null>(null)
  const enter = ({ recoveryCodes: _shown, ...session }: LoggedIn) => {
    setUser(session as Parameters<typeof setUser>[0])
    router.push(to)
  }
  const { asked, start, ...steps } = useLogIn(session =>
    session.recoveryCodes ? setInside(session) : enter(session),
  )
  if (inside?.recoveryCodes)
    return <RecoveryCodes codes={inside.recoveryCodes} done="Bewaard, verder" onDone={() => enter(inside)} />
  if (asked) return <LogInStep asked={asked} headingLevel={1} {...steps} />
  return <PasswordStep onFilled={start} />
}

function PasswordStep({
  onFilled,
}: {
  onFilled: (typed: { email: string; password: string }) => Promise<string | null>
}) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  async function send(typed: Record<string, unknown>) {
    if (isBusy) return
    setBusy(true)
    const refusal = await onFilled({ email: String(typed.email), password: String(typed.password) })
    setBusy(false)
    if (refusal) toast.error(refusal)
  }
  return (
    <Form
      className="login__form"
      disableSuccessStatus
      initialState={{ email: START, password: START }}
      method="POST"
      onSubmit={(_fields, typed) => void send(typed)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: t('general:email'),
            required: true,
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large" disabled={isBusy}>
        {t('authentication:login')}
      </FormSubmit>
    </Form>
  )
}
