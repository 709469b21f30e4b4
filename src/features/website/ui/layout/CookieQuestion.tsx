import type { SharedTexts } from '../../model/sharedTexts'

export type CookieQuestionProps = { words: SharedTexts['cookies']; onAnswer: (consent: boolean) => void }

export default function CookieQuestion({ words, onAnswer }: CookieQuestionProps) {
  return (
    <section
      aria-label="Cookies"
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
          <button type="button" className="button button-small max-md:flex-1" onClick={() => onAnswer(false)}>
            {words.refuse}
          </button>
          <button type="button" className="button button-small max-md:flex-1" onClick={() => onAnswer(true)}>
            {words.accept}
          </button>
        </div>
        <button
          type="button"
          aria-label="Sluiten en weigeren"
          className="-right-2 absolute top-2 grid size-11 place-items-center text-2xl leading-none md:hidden"
          onClick={() => onAnswer(false)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </section>
  )
}
