import type { ReactNode } from 'react'
import { Tools } from '@/design-system/primitives/Illustrations'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 180 124"
      className="h-30 w-auto fill-none stroke-2 stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {children}
    </svg>
  )
}

function Boiler() {
  return (
    <Drawing>
      <path className="fill-paper stroke-none" d="M54 15l76-2 2 78-77 1z" />
      <path className="fill-yellow stroke-none" d="M62 62l64-2 1 24-64 1z" />
      <path className="fill-pink stroke-none" d="M92 30a14 14 0 110 28 14 14 0 010-28z" />
      <path d="M49 9l79-2 2 79-80 3zM44 10l90-4M57 57l66-2 1 24-66 2zM88 25a14 14 0 110 28 14 14 0 010-28zM88 40l8-7M62 89v31M78 88v18c0 8 4 10 12 10h62M116 86v15h46M10 121h24M24 22l-2 98" />
      <path
        className="stroke-[1.3]"
        d="M64 63h30M64 70h22M104 62l13-1M104 68l13-1M60 18h12M60 24h9M112 16h10M112 21h10M112 26h10M134 20l10 8M134 32l10 8M134 44l10 8M134 56l10 8M134 68l10 8M8 26l14-3M9 40l12-2M9 54l12-2M9 68l11-2M8 82l12-2M8 96l12-2"
      />
      <path className="stroke-red stroke-[4]" d="M112 74l1 0" />
      <path className="stroke-pen" d="M146 104l5 6 12-16" />
    </Drawing>
  )
}

function Hedge() {
  return (
    <Drawing>
      <path
        className="fill-yellow stroke-none"
        d="M20 106V50c-3-9 5-14 11-11 3-8 12-9 17-3 5-7 14-6 18 1 5-7 14-5 17 2 6-5 14-3 16 4 7-3 13 3 10 11v52z"
      />
      <path className="fill-paper stroke-none" d="M126 56l10-8 10 7v50h-20zM150 57l10-8 9 7v49h-19z" />
      <path d="M14 106V48c-4-9 4-16 11-12 2-9 12-10 17-4 5-8 15-7 19 1 5-8 15-6 18 2 6-6 15-3 17 4 7-4 14 3 11 11v56M6 106l166-1M122 106V55l9-8 9 8v51M146 106V56l9-8 9 7v51M116 68h54M117 90h54" />
      <path
        className="stroke-[1.3]"
        d="M24 52c4-4 9-1 7 4M42 46c4-4 9-1 7 4M62 50c4-4 9-1 7 4M82 54c4-4 9-1 7 4M32 68c4-4 9-1 7 4M54 66c4-4 9-1 7 4M76 72c4-4 9-1 7 4M24 86c4-4 9-1 7 4M46 88c4-4 9-1 7 4M68 90c4-4 9-1 7 4M90 88c4-4 9-1 7 4M131 60v38M155 60v38M20 110l4 6M34 110l4 6M48 110l4 6M62 110l4 6M76 110l4 6"
      />
      <path d="M70 22L96 6M74 12l24 12M68 24c-6-2-10 2-8 6s9 3 10-2zM72 14c-4-5-10-4-11 1s6 7 10 3z" />
      <path className="stroke-red stroke-[3]" d="M82 16v1" />
    </Drawing>
  )
}

function Trailer() {
  return (
    <Drawing>
      <path className="fill-paper stroke-none" d="M22 50l100-2 2 36-102 1z" />
      <path className="fill-pink stroke-none" d="M28 48l14-28 60-2 18 28z" />
      <path className="fill-yellow stroke-none" d="M24 54l98-2 1 14-99 1z" />
      <path d="M16 44l102-3 2 38-103 2zM12 45l112-4M22 43l14-28 62-2 18 28M118 76l40 8 12-2M160 84v22M154 108h14M68 76a17 17 0 110 34 17 17 0 010-34zM68 88a5 5 0 110 10 5 5 0 010-10zM4 110h36M96 110h78M40 81c2-16 54-18 57-2" />
      <path
        className="stroke-[1.3]"
        d="M26 54h80M26 64h24M42 22h44M38 30h58M34 38h74M104 66h10M104 71h10M10 116h18M108 116h24M62 80l-3-3M75 80l3-3M54 94h-4M86 94h-4"
      />
      <path className="stroke-red stroke-[4]" d="M22 72v3" />
      <path className="stroke-pen" d="M140 56l5 6 12-16" />
    </Drawing>
  )
}

const DRAWINGS = [
  { names: /install|verwarm|warmtepomp/i, Of: Boiler },
  { names: /hoven|tuin|groen/i, Of: Hedge },
  { names: /verhuur|aanhang/i, Of: Trailer },
] as const

/** Of the trade that a text names; tools for any other. */
export function TradeDrawing({ trade }: { trade: string }) {
  const { Of } = DRAWINGS.find(({ names }) => names.test(trade)) ?? { Of: null }
  return Of ? <Of /> : <Tools className="w-40" />
}
