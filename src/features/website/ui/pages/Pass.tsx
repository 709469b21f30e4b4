import { Picture } from '@/design-system/primitives/Picture'
import { initialsOf } from '@/platform/text/format'
import type { TeamMember } from '../../model/content'

/** The work pass of one of us, on its lanyard. */
export function Pass({ member }: { member: TeamMember }) {
  const { name, role, quote, portrait } = member
  return (
    <div className="pass">
      <div className="pass-portrait">
        {portrait ? (
          <Picture image={portrait} sizes="(min-width: 1200px) 340px, (min-width: 768px) 30vw, 90vw" />
        ) : (
          <span aria-hidden="true">{initialsOf(name)}</span>
        )}
      </div>
      <h3 className="mt-5 text-[1.7rem]">{name}</h3>
      <p className="mt-1 text-soft">{role}</p>
      {quote && <p className="pass-quote">“{quote}”</p>}
    </div>
  )
}
