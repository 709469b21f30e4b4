import type { SharedTexts } from '../../model/sharedTexts'
import { COOKIE_QUESTION_ID, COOKIES } from './askForCookies'

/** `askForCookies` shows it. */
export function CookieQuestion({ words }: { words: SharedTexts['cookies'] }) {
  return (
    <section
      id={COOKIE_QUESTION_ID}
      aria-label="Cookies"
      hidden
      className="cookie-question fixed inset-x-0 bottom-0 z-40 border-ink border-t-2 bg-paper [animation:toast-in_.2s_ease-out]"
    >
      <div className="wrap relative flex flex-wrap items-center gap-x-8 gap-y-4 py-5">
        <p className="min-w-[min(16rem,100%)] flex-1 max-md:pr-12">
          {words.question}{' '}
          <a href="/cookies" className="link">
            {words.policy}
          </a>
        </p>
        <div className="flex gap-3 max-md:w-full">
          <button type="button" className="button button-small max-md:flex-1" {...{ [COOKIES]: false }}>
            {words.refuse}
          </button>
          <button type="button" className="button button-small max-md:flex-1" {...{ [COOKIES]: true }}>
            {words.accept}
          </button>
        </div>
        <button
          type="button"
          aria-label="Sluiten en weigeren"
          className="-right-2 absolute top-2 grid size-11 place-items-center text-2xl leading-none md:hidden"
          {...{ [COOKIES]: false }}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </section>
  )
}

export function CookieSettings({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="link inline-flex min-h-8 max-md:min-h-11 items-center noscript:hidden"
      {...{ [COOKIES]: 'ask' }}
    >
      {label}
    </button>
  )
}
