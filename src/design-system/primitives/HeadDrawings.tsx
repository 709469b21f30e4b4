import type { ReactNode } from 'react'

type DrawingProps = { viewBox: string; className?: string; children: ReactNode }

/** Drawings beside the heading of a page. Like `Illustrations`: thin lines, flat colour that misses them a little. */
function Drawing({ viewBox, className = 'w-72', children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={`${className} h-auto fill-none stroke-[2.2] stroke-current [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      {children}
    </svg>
  )
}

export function Telephone({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 330 232" className={className}>
      <path className="fill-yellow stroke-none" d="M62 214l20-96c2-10 9-16 19-16h98c10 0 17 6 19 16l22 96z" />
      <path
        className="fill-pink stroke-none"
        d="M50 92c-8-34 12-56 46-60 36-4 76-4 110 0 34 4 54 26 46 60l-34 6c-6 1-9-2-9-8V78c-38-8-78-8-114 0v12c0 6-4 9-10 8z"
      />
      <path
        className="fill-paper stroke-none"
        d="M252 116l52-13 20 78-53 14zM150 122a38 38 0 110 76 38 38 0 010-76z"
      />
      <path d="M56 210l20-96c2-10 9-16 19-16h110c10 0 17 6 19 16l20 96c2 8-3 14-11 14H67c-8 0-13-6-11-14zM44 86c-8-34 14-56 48-60 36-4 80-4 116 0 34 4 56 26 48 60l-36 6c-6 1-9-2-9-8V72c-38-8-82-8-122 0v12c0 6-4 9-10 8zM150 120a38 38 0 110 76 38 38 0 010-76zM150 145a13 13 0 110 26 13 13 0 010-26zM56 206c-16 4-24-4-20-14s18-8 16 2-20 12-30 4 0-20 8-14 0 22-12 20-16-18-8-20M250 110l54-14 20 80-54 14zM100 98V80M200 98V80" />
      <path
        className="stroke-[1.4]"
        d="M150 127a5 5 0 110 10 5 5 0 010-10zM170 134a5 5 0 110 10 5 5 0 010-10zM130 134a5 5 0 110 10 5 5 0 010-10zM180 153a5 5 0 110 10 5 5 0 010-10zM120 153a5 5 0 110 10 5 5 0 010-10zM132 174a5 5 0 110 10 5 5 0 010-10zM168 174a5 5 0 110 10 5 5 0 010-10zM262 126l36-9M266 142l30-8M270 158l34-9"
      />
      <path className="stroke-pen" d="M284 172l6 5 14-17" />
    </Drawing>
  )
}

export function Draft() {
  return (
    <Drawing viewBox="0 0 330 286">
      <path className="fill-paper stroke-none" d="M34 46l196-22 18 170-198 22z" />
      <path className="fill-yellow stroke-none" d="M76 98l58-6 5 44-58 6zM14 232l170 20-4 22-169-20z" />
      <path className="fill-pink stroke-none" d="M230 190l74-104 19 14-75 103z" />
      <path d="M28 42l196-22 18 170-198 22zM54 66l150-17 11 104-150 16zM56 84l150-17M72 96l58-6 5 44-58 6zM212 194l80-110 20 14-80 111zM212 194l-7 28 27-13M276 106l20 14M286 93l20 14M17 226l170 20-3 22-170-20z" />
      <path
        className="stroke-[1.4]"
        d="M64 75l2 0M72 74l2 0M80 73l2 0M144 92l48-5M146 104l40-4M147 116l46-5M149 128l30-3M78 152l54-6M142 145l52-6M30 228l-1 9M46 230l-2 14M62 232l-1 9M78 234l-2 14M94 236l-1 9M110 238l-2 14M126 240l-1 9M142 242l-2 14M158 243l-1 9M224 203l78-108M52 190l70-8"
      />
      <path className="stroke-red stroke-[4]" d="M207 216l-2 6" />
      <path className="stroke-pen" d="M150 180c10-10 16 8 24-2s14 6 26-4" />
    </Drawing>
  )
}

export function Mug() {
  return (
    <Drawing viewBox="0 0 320 232">
      <path className="fill-yellow stroke-none" d="M66 76h132v84c0 26-12 40-38 40h-56c-26 0-38-14-38-40z" />
      <path className="fill-paper stroke-none" d="M30 208h206l-16 16H46zM236 128l66-10 12 82-67 10z" />
      <path className="fill-pink stroke-none" d="M72 76c10-10 106-10 118 0-12 10-108 10-118 0z" />
      <path d="M60 70v90c0 26 14 40 40 40h62c26 0 40-14 40-40V70M60 70c0-16 142-16 142 0s-142 16-142 0zM202 92c44-12 52 66-2 66M200 106c24-6 28 38 0 38M24 208h214l-18 16H42zM232 122l66-10 12 82-67 10z" />
      <path
        className="stroke-[1.4]"
        d="M102 46c-8-10 8-16 0-28M130 44c-8-12 8-18 0-32M158 46c-8-10 8-16 0-28M246 140l44-7M248 153l36-5M250 166l44-7M74 96v56"
      />
      <path className="stroke-pen stroke-[3]" d="M118 118c0-22 30-22 30-2 0 14-16 12-16 28M132 160v1" />
      <path className="stroke-red" d="M254 182l8 6 20-24" />
    </Drawing>
  )
}

export function Envelope() {
  return (
    <Drawing viewBox="0 0 330 240">
      <path className="fill-paper stroke-none" d="M92 26l128-8 8 132-130 8z" />
      <path className="fill-yellow stroke-none" d="M42 110l112 66 122-70 4 116-236 8z" />
      <path className="fill-pink stroke-none" d="M252 22h50v44h-50z" />
      <path d="M86 112V24l132-8 6 92M38 102l-2 120 244 4 2-128M38 102l46 28M282 98l-54 34M38 102l30-22M282 98l-34-22M38 222l84-66M280 226l-86-70M122 156c20 14 48 15 72 0M248 18h50v44h-50z" />
      <path
        className="stroke-[1.4]"
        d="M104 46l60-4M104 62l94-5M104 78l88-5M104 94l70-4M256 28h34M256 36h22M256 44h30M256 52h18"
      />
      <path className="stroke-red" d="M16 92C6 52 30 24 66 24M54 12l14 12-13 13" />
      <path className="stroke-pen" d="M172 100c8-12 14 8 22-3s10 6 20-6" />
    </Drawing>
  )
}

export function Cabinet() {
  return (
    <Drawing viewBox="0 0 320 250">
      <path className="fill-paper stroke-none" d="M80 22h150v204H80z" />
      <path className="fill-yellow stroke-none" d="M96 96h124v38H96z" />
      <path className="fill-pink stroke-none" d="M96 44h124v38H96zM26 206h46v20H26z" />
      <path d="M74 16h150v210H74zM88 36h122v38H88zM88 88h122v38H88zM88 140h122v38H88zM88 192h122M88 206h122M86 226v12M212 226v12M224 158c34 0 40 14 40 32s8 30 30 30M294 212v16l14 2v-20zM20 200h46v26H20zM66 210h8" />
      <path
        className="stroke-[1.4]"
        d="M100 48h44M100 58h44M100 100h44M100 110h44M100 152h44M100 162h44M308 216h10M308 224h10M30 210h26M30 217h18M120 26h58"
      />
      <path className="stroke-pen stroke-[4]" d="M196 46v1M196 98v1M196 150v1" />
      <path className="stroke-red stroke-[4]" d="M182 46v1M182 98v1" />
      <path className="stroke-pen" d="M176 165l6 5 14-16" />
    </Drawing>
  )
}

export function Receipt() {
  return (
    <Drawing viewBox="0 0 300 262">
      <path
        className="fill-paper stroke-none"
        d="M78 22l128-10 16 214-14 10-13-8-12 10-14-8-12 10-14-8-12 10-14-8-13 9-12-9z"
      />
      <path className="fill-yellow stroke-none" d="M86 178l126-9 3 34-126 9z" />
      <path className="fill-pink stroke-none" d="M214 160a36 36 0 110 72 36 36 0 010-72z" />
      <path d="M72 18l128-10 16 214-14 10-13-8-12 10-14-8-12 10-14-8-12 10-14-8-13 9-12-9zM84 40l108-8M90 170l110-8" />
      <path
        className="stroke-[1.4]"
        d="M88 62l48-4M176 56l20-2M90 82l38-3M178 76l20-2M91 102l52-4M180 95l20-2M93 122l42-3M181 115l20-2M94 142l46-3M184 135l18-1M98 190l30-2M152 186l44-4"
      />
      <path
        className="stroke-red"
        d="M210 156a37 37 0 110 74 37 37 0 010-74zM210 165a28 28 0 110 56 28 28 0 010-56z"
      />
      <path className="stroke-red stroke-[3]" d="M198 194l8 8 18-20" />
    </Drawing>
  )
}
