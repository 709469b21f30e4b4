/// <reference types="next/image-types/global" />
import twente from './twente.svg'

export function Van({ className = 'w-64' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 324 163.5"
      className={`${className} h-auto fill-none stroke-[2.2] stroke-current [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      <path
        className="fill-paper stroke-none"
        d="M11 142l-3-8 2-89c0-10 4-14 14-15h184c15 0 23 3 31 12l32 36c17 3 32 9 38 18 4 8 4 18 4 25l3 8c0 8-2 13-5 13h-33c-1-15-11-29-27-29-16 0-26 14-28 29h-121c-2-15-12-29-28-29-15 0-26 14-27 29z"
      />
      <path className="fill-yellow stroke-none" d="M16 46l188-5v73h-100c-8-9-44-9-52 0h-36z" />
      <path d="M11 142l-3-8 2-89c0-10 4-14 14-15h184c15 0 23 3 31 12l32 36c17 3 32 9 38 18 4 8 4 18 4 25l3 8c0 8-2 13-5 13h-33c-1-15-11-29-27-29-16 0-26 14-28 29h-121c-2-15-12-29-28-29-15 0-26 14-27 29zM210 44h11c5 0 9 3 13 6l25 30h-49zM203 38v98M125 39v94M262 82l10-4M20 21h202M20 11h202M46 30v-10M186 30v-10M74 131c7 0 12 5 12 11 0 6-5 11-12 11-6 0-11-5-11-11 0-6 5-11 11-11zM251 131c6 0 11 5 11 11 0 6-5 11-11 11-6 0-11-5-11-11 0-6 5-11 11-11z" />
      <path
        className="stroke-[1.4]"
        d="M23 84h97M131 91h9M212 91h11M104 129h117M283 127h32M262 82l-3 29M293 87c9 3 15 7 17 14h-12zM236 74l-13-17M245 74l-13-17M30 21v-10M46 21v-10M62 21v-10M78 21v-10M94 21v-10M110 21v-10M126 21v-10M141 21v-10M157 21v-10M173 21v-10M189 21v-10M205 21v-10M221 21v-10"
      />
      <path
        className="fill-paper stroke-none"
        d="M74 120c12 0 22 10 22 22 0 12-10 21-22 21-12 0-21-9-21-21 0-12 9-22 21-22zM251 120c12 0 21 10 21 22 0 12-9 21-21 21-12 0-22-9-22-21 0-12 10-22 22-22z"
      />
      <path
        className="stroke-[5]"
        d="M74 122c11 0 20 9 20 20 0 10-9 19-20 19-10 0-19-9-19-19 0-11 9-20 19-20zM251 122c11 0 19 9 19 20 0 10-8 19-19 19-11 0-20-9-20-19 0-11 9-20 20-20z"
      />
      <path
        className="stroke-[1.6]"
        d="M74 132c6 0 10 4 10 10 0 5-4 10-10 10-5 0-10-5-10-10 0-6 5-10 10-10zM251 132c5 0 10 4 10 10 0 5-5 10-10 10-6 0-10-5-10-10 0-6 4-10 10-10zM74 140c2 0 3 0 3 2 0 1-1 2-3 2-1 0-2-1-2-2 0-2 1-2 2-2zM251 140c1 0 2 0 2 2 0 1-1 2-2 2-1 0-2-1-2-2 0-2 1-2 2-2z"
      />
      <path
        className="fill-paper stroke-[1.6]"
        d="M263 66h3c2 0 3 1 3 3v11c0 2-1 3-3 3h-3c-2 0-3-1-3-3v-11c0-2 1-3 3-3z"
      />
      <path className="stroke-red stroke-[4]" d="M12 88v17" />
    </svg>
  )
}

export function TerracedHouse({ className = 'w-64' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 204"
      className={`${className} h-auto fill-none stroke-[2.2] stroke-current [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      <path
        className="fill-paper stroke-none"
        d="M10 92h280v108H10zM84 96 150 20l66 76zM8 92 26 40h248l18 52zM40 40V14h24v26zM236 40V14h24v26z"
      />
      <path className="fill-pink stroke-none" d="M12 96 30 44h104L88 100zM170 46h106l18 54h-78z" />
      <path className="fill-yellow stroke-none" d="M90 130V99l64-73 65 73v31z" />
      <path d="M4 92h78M218 92h78M8 92 26 40h104M170 40h104l18 52M10 92v108M290 92v108M84 88v112M216 88v112M76 96 150 14l74 82-6 6M76 96l6 6 68-75 66 73M40 40V14h24v26M36 14h32M46 14V6h12v8M236 40V14h24v26M232 14h32M84 130h132M84 138h132M96 150h66v38H96zM129 150v38M174 150h32v50h-32zM26 118h40v52H26zM26 134h40M46 134v36M234 118h40v52h-40zM234 134h40M254 134v36M120 88h24v32h-24zM120 98h24M132 98v22M160 88h24v32h-24zM160 98h24M172 98v22M138 54h24v22h-24zM150 54v22M0 200h300" />
      <path
        className="stroke-[1.4]"
        d="M44 54h22M36 68h18M60 68h18M30 82h26M206 54h24M240 54h20M214 68h26M250 68h20M228 82h18M258 82h18M18 108h14M24 114h10M62 180h14M56 186h14M270 182h14M262 188h14M94 112h12M100 118h12M196 108h12M92 194h74M180 158h20v14h-20zM22 174h48M230 174h48M102 182l16-20M110 184l12-16"
      />
      <path className="stroke-red stroke-[3]" d="M200 182v4" />
      <path className="stroke-pen" d="m134 174 5 6 11-18" />
    </svg>
  )
}

/** A file of its own: a page does not pay for it before somebody comes near. */
export function Twente({ className = 'w-full' }: { className?: string }) {
  const { src, width, height } = twente
  return (
    <picture className="contents">
      <img src={src} alt="" {...{ width, height }} loading="lazy" className={`${className} h-auto`} />
    </picture>
  )
}

export function Tools({ className = 'w-64' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 340 272"
      className={`${className} h-auto fill-none stroke-[2.2] stroke-current [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      <path
        className="fill-paper stroke-none"
        d="M19 54l258-41 6 34-259 41zM79 111l213-11 3 17-199 50zM58 229l83-13c3-11 12-18 21-20 16-2 28 8 30 22 2 14-6 27-21 29-10 2-21-2-27-12l-83 14c-4 10-15 18-29 17l-5-8 14-8-2-16-17-4 3-9c13-5 26-1 33 8zM206 208l24-15 101-16 3 22-101 16z"
      />
      <path className="fill-yellow stroke-none" d="M23 58l258-41 6 34-259 41zM234 197l85-13 3 21-85 14z" />
      <path className="fill-pink stroke-none" d="M101 175l-19-64-34 1c-18 1-28 15-29 33-2 25 15 45 39 41z" />
      <path
        className="fill-paper stroke-none"
        d="M65 127l9 31-21 4c-12 2-19-30-5-32zM166 210c6-1 12 3 13 10 1 6-3 12-10 13-6 1-12-3-13-10-1-6 3-12 10-13z"
      />
      <path d="M19 54l258-41 6 34-259 41zM126 43l46-7 3 20-46 7zM47 57c6-1 11 3 12 8 1 6-3 11-8 12-6 1-11-3-12-9-1-5 3-10 8-11zM251 25c5-1 10 3 11 8 1 5-3 11-8 11-5 1-11-2-11-8-1-5 2-10 8-11zM79 111l213-11 3 17M79 111l17 56M295 117l-5 8-7-5-5 8-7-5-5 8-6-5-5 8-7-5-5 8-7-5-5 8-7-5-4 7-7-5-5 8-7-5-5 8-7-4-4 7-7-4-5 7-7-4-5 7-7-4-5 7-6-4-5 7-7-4-5 6-7-4-5 7-6-4-5 7-7-4M97 171l-19-64-34 1c-18 1-28 15-29 33-2 25 15 45 39 41zM65 127l9 31-21 4c-12 2-19-30-5-32zM58 229l83-13c3-11 12-18 21-20 16-2 28 8 30 22 2 14-6 27-21 29-10 2-21-2-27-12l-83 14c-4 10-15 18-29 17l-5-8 14-8-2-16-17-4 3-9c13-5 26-1 33 8zM166 210c6-1 12 3 13 10 1 6-3 12-10 13-6 1-12-3-13-10-1-6 3-12 10-13zM206 208l24-15 101-16 3 22-101 16zM315 180l3 21" />
      <path
        className="stroke-[1.4]"
        d="M142 41l3 20M156 39l3 20M47 57l4 20M243 36l19-3M20 62l95-15M184 36l95-15M72 237l59-10M230 193c8 4 8 8 3 11 6 1 7 6 0 11M233 200l83-13M234 208l83-14M59 115c2 0 4 1 4 3 0 1-1 3-3 3-1 0-3-1-3-2 0-2 1-4 2-4zM71 166c2 0 4 1 4 2 0 2-1 4-3 4-1 0-3-1-3-3 0-1 1-3 2-3z"
      />
      <path className="stroke-red stroke-[4]" d="M148 50l6-1" />
      <path className="stroke-pen" d="M211 238l112-18M207 246l7-17M320 228l7-17" />
    </svg>
  )
}
