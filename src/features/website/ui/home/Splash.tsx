import { Stamp } from '@/design-system/primitives/Stamp'

/** Shows the layer before it once per session; not where motion is unwanted or storage is refused. */
const SHOW = `try{if(!sessionStorage.splashShown&&!matchMedia('(prefers-reduced-motion:reduce)').matches){sessionStorage.splashShown='1';document.currentScript.parentNode.previousElementSibling.hidden=false}}catch{}`

/**
 * Three copies of paper over a page that is already there, stamped and torn off by CSS alone.
 * The script stands in markup because React reports a script element of its own after a soft navigation. It waits
 * for the style sheet, and the parser with it: place it after what must be in the first paint.
 */
export function Splash({ initials, name }: { initials: string; name: string }) {
  return (
    <>
      <div className="splash" aria-hidden="true" hidden suppressHydrationWarning>
        <div className="splash-sheet">
          <Stamp word={initials} small={name} lands />
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, which must run before the first paint */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${SHOW}</script>` }} />
    </>
  )
}
