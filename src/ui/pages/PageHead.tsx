/** Heading and opening lines of a page. */
export function PageHead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <header className="wrap pt-10 pb-8 lg:pt-16 lg:pb-10">
      <h1 className="max-w-[16em] font-extrabold text-[clamp(2.4rem,5vw,4.2rem)] leading-[.98] tracking-[-.035em]">
        {heading}
      </h1>
      <p className="mt-5 max-w-[36em] text-lg text-soft lg:text-xl">{lead}</p>
    </header>
  )
}
