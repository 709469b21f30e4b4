import { type FetchLayer, installLayer } from '@/platform/console/fetchJson'
import type { EditConflict } from '../model/compareEdits'

type Content = Record<string, unknown>

type Saver = {
  address: string
  choose: (conflict: EditConflict, sent: Content) => Promise<Content | null>
  answered: (kept: Content | null) => void
}

type Open = Saver & { last: Promise<unknown>; own: Set<string>; latest: string | null }

const open: Open[] = []

/** Payload's form drops a refused save; this holds the save until somebody chose. */
export function interceptSaves(saver: Saver): () => void {
  const form: Open = { ...saver, last: Promise.resolve(), own: new Set(), latest: null }
  open.push(form)
  const uninstall = installLayer('saves', saveLayer)
  return () => {
    open.splice(open.indexOf(form), 1)
    uninstall()
  }
}

const saveLayer: FetchLayer = send => (input, init) => {
  const form = formFor(input, init)
  if (!form) return send(input, init)
  const saving = form.last.then(() => save(form, send, input, init))
  form.last = saving.catch(() => undefined)
  return saving
}

function formFor(input: RequestInfo | URL, init?: RequestInit): Open | undefined {
  const isSave =
    init?.body instanceof FormData && ['PATCH', 'POST'].includes(init.method?.toUpperCase() ?? '')
  if (!isSave || input instanceof Request) return undefined
  const { pathname } = new URL(input, window.location.href)
  return open.findLast(({ address }) => address === pathname)
}

async function save(
  form: Open,
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const body = init.body as FormData
  const sent = contentOf(body)
  if (!sent) return send(input, init)
  for (let content: Content | null = withLatestCopy(form, sent); ; ) {
    const answer: Response = await send(input, { ...init, body: withContent(body, content) })
    const received = await readReply(answer)
    const conflict: EditConflict | null = answer.status === 409 ? conflictIn(received) : null
    const chosen: Content | null = conflict && (await form.choose(conflict, content))
    if (!conflict || !chosen) {
      const kept = answer.ok ? savedIn(received) : null
      recordSaved(form, [momentOf(sent), momentOf(content)], momentOf(kept))
      form.answered(kept)
      return answer
    }
    content = { ...chosen, updatedAt: conflict.savedAt }
  }
}

/** A save that was under way when this one began moved the copy that this form stands on. */
function withLatestCopy({ own, latest }: Open, sent: Content): Content {
  return latest && own.has(momentOf(sent) ?? '') ? { ...sent, updatedAt: latest } : sent
}

const readReply = async (answer: Response): Promise<Reply> => {
  const isJson = answer.headers.get('content-type')?.includes('application/json')
  return isJson ? answer.clone().json() : null
}

function recordSaved(form: Open, before: (string | null)[], after: string | null): void {
  if (!after) return
  for (const moment of [...before, after]) if (moment) form.own.add(moment)
  form.latest = after
}

function contentOf(body: FormData): Content | null {
  const written = body.get('_payload')
  return typeof written === 'string' ? (JSON.parse(written) as Content) : null
}

function withContent(body: FormData, content: Content): FormData {
  const copy = new FormData()
  for (const [name, value] of body.entries()) if (name !== '_payload') copy.append(name, value)
  copy.append('_payload', JSON.stringify(content))
  return copy
}

const momentOf = (content: Content | null) =>
  typeof content?.updatedAt === 'string' ? content.updatedAt : null

type Reply = { doc?: Content; result?: Content; errors?: { data?: { conflict?: EditConflict } }[] } | null

const conflictIn = (reply: Reply) => reply?.errors?.[0]?.data?.conflict ?? null
const savedIn = (reply: Reply) => reply?.doc ?? reply?.result ?? null
