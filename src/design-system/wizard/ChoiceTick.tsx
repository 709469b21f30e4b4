import { Tick } from '../primitives/Tick'

export function ChoiceTick({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={className}>
      <span className="hidden [input:checked~*_&,input:checked~&]:block">
        <Tick drawn />
      </span>
      <span className="block [input:checked~*_&,input:checked~&]:hidden">
        <Tick checked={false} />
      </span>
    </span>
  )
}
