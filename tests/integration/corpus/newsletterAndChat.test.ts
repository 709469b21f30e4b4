import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { messageParts } from '@/features/desk/model/chat'
import {
  conversationReducer,
  newSession,
  restoreSessions,
  resumeConversation,
} from '@/features/desk/model/conversation'
import { answer } from '@/features/desk/model/reply'
import { getChat } from '@/features/desk/server/getChat'
import { confirmSubscription, subscribe, unsubscribe } from '@/features/newsletter/server/subscription'
import { storedMail } from '@/platform/email/transport'
import { singleLine } from '@/platform/text/format'
import { NO_TEXTS } from '../../support/badInput'
import { lift } from '../../support/ceilings'
import { IN_ORDER, type Input, PATIENCE, tryAll, unless } from '../../support/corpus'
import { activeParts } from '../../support/harmlessMail'
import { ALL_CASES, TEXTS } from '../../support/moreBadInput'
import { mailsTo, signUp } from '../../support/subscriptions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })

const addresses = TEXTS.flatMap(([name, text]) =>
  [text, `jan@proef.example${text}`, `${text}@proef.example`, `"${text}"@proef.example`].map(
    (email): Input => ({
      name: `address: ${name}`,
      judge: async () => {
        const { kind } = await subscribe(visitor(), signUp({ email }))
        if (kind !== 'checkMail') return unless(kind, 'invalid')
        const active = (await mailsTo(ctx, singleLine(email))).flatMap(({ html }) => activeParts(html))
        return active.length > 0 ? `mailed ${active}` : null
      },
    }),
  ),
)

const beside = ['source', 'website', 'submissionKey', 'filledInMs', '__proto__'].flatMap(field =>
  TEXTS.map(
    ([name, text]): Input => ({
      name: `${field}: ${name}`,
      judge: async () =>
        unless((await subscribe(visitor(), signUp({ [field]: text }))).kind, 'invalid', 'checkMail'),
    }),
  ),
)

const keys = TEXTS.flatMap(([name, text]) =>
  [text, `${text}.${text}`, `${randomUUID()}.${text}`].flatMap((key): Input[] => [
    {
      name: `confirmed by ${name}`,
      judge: async () => unless((await confirmSubscription(visitor(), key)).kind, 'unknown'),
    },
    {
      name: `left by ${name}`,
      judge: async () => unless((await unsubscribe(visitor(), key)).kind, 'unknown'),
    },
  ]),
)

test(
  'nothing that is typed for the newsletter fails, or is mailed as markup',
  async () => {
    await lift('submit-everyone', 'newsletter')
    expect(await tryAll('newsletter', [...addresses, ...beside, ...keys], 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)

const at = new Date('2026-11-20T10:00:00Z')
const chat = await getChat(ctx, { timelines: [], projects: [] })
const good = newSession('x', at, 'Hoi')

const messages = ALL_CASES.flatMap(([name, text]) =>
  [text, `prijs ${text}`, `[klik](${text})`, `[${text}](/prijzen)`, `06 ${text}`].map(
    (typed): Input => ({
      name: `message: ${name}`,
      judge: () => {
        const { session } = conversationReducer(resumeConversation(good), { kind: 'sent', text: typed, at })
        const parts = [typed, answer(typed, chat, at).text].flatMap(messageParts)
        const outside = parts.filter(({ href }) => href && !/^(\/(?![/\\])|tel:|mailto:)/.test(href))
        if (outside.length > 0) return JSON.stringify(outside)
        return session.messages.at(-1)?.text === typed ? null : 'not as it was typed'
      },
    }),
  ),
)

const restored = ['id', 'messages', 'start', 'updatedAt', '__proto__'].flatMap(field =>
  [...TEXTS, ...NO_TEXTS].map(
    ([name, value]): Input => ({
      name: `kept ${field}: ${name}`,
      judge: () =>
        restoreSessions([{ ...good, [field]: value }, good]).length > 0 ? null : 'nothing restored',
    }),
  ),
)

test(
  'nothing that is typed in the chat leads anywhere, or breaks what the browser keeps',
  async () => {
    expect(await tryAll('chat', [...messages, ...restored])).toEqual(IN_ORDER)
  },
  PATIENCE,
)
