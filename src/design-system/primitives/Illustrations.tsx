/** A van with a ladder on its roof. */
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

/** A terraced house with a shop below. */
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

/** The fields of Twente: farms, hedgerows, a row of trees and two church towers. */
export function Twente({ className = 'w-full' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 220"
      className={`${className} h-auto fill-none stroke-[2.2] stroke-current [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      <path
        className="fill-yellow stroke-none"
        d="M-330 220l428-46h119l-327 46zM80 220l239-46h103l-152 46zM440 220l74-46h81l-5 46zM770 220l-78-46h102l166 46zM1150 220l-253-46h124l359 46z"
      />
      <path
        className="fill-paper stroke-none"
        d="M410 171V87l20-38 20 38v84zM496 171V85l16-66 16 66v86zM104 171v-20h-12l30-52h94l30 52h-14v20zM832 171v-18h11l-27-47h-85l-27 47h13v18z"
      />
      <path className="fill-pink stroke-none" d="M97 155l30-52h94l30 52zM848 157l-27-47h-85l-27 47z" />
      <path
        className="fill-yellow stroke-none"
        d="M304 93a24 24 0 1 0 1 0M604 97a22 22 0 1 0 1 0M972 89a22 22 0 1 0 1 0M1032 94a22 22 0 1 0 1 0M1092 89a22 22 0 1 0 1 0M1152 94a22 22 0 1 0 1 0"
      />
      <path d="M0 172q600-2 1200 0M410 171v-84M450 171v-84M405 87h50M407 87l23-38 23 38M430 49v-16M425 39h10M410 121h40M418 111v-10c0-6 8-6 8 0v10zM434 111v-10c0-6 8-6 8 0v10zM496 171v-86M528 171v-86M492 85h40M495 85l9-16 8-50 8 50 9 16M512 19v-17M496 119h32M512 94c4 0 8 4 8 8 0 4-4 8-8 8-4 0-8-4-8-8 0-4 4-8 8-8zM0 152c0-9 26-8 26 1 0-8 28-7 28 1 0-8 36-6 36 1M252 170c-9-1-7-19 2-18 0-10 35-8 34 1 1-8 27-7 27 1 0-8 28-7 28 0 0-7 21-6 21 1 0-8 32-7 32 1M542 170c-11-1-9-19 2-18 0-8 33-8 33 1 0-10 28-9 27 1 1-11 28-10 28 0 0-10 20-10 20 1 0-11 32-10 32 1 7-1 9 13 2 14M862 156c0-10 38-9 38 1 0-9 34-8 34 1 8-1 10 11 2 12M104 171v-20h-12l30-52h94l30 52h-14v20M104 151h128M186 171v-16h24v16M198 155v16M118 171v-12h12v12M140 99v-14h12v14M832 171v-18h11l-27-47h-85l-27 47h13v18M832 153h-115M758 171v-14h-22v14M819 171v-11h-11v11M300 88c8-11 31 6 23 17 10 3 1 30-9 26 0 17-28 17-28 0-15 5-24-21-9-26-8-11 15-28 23-17M600 92c6-9 27 6 21 15 14 5 6 29-8 25 0 12-26 12-26 0-14 4-22-20-8-25-8-11 13-27 21-15M968 84c7-10 28 5 21 15 11 4 3 28-8 25 0 13-26 13-26 0-11 4-19-21-8-25-6-8 15-23 21-15M1028 89c6-9 27 6 21 15 13 5 5 29-8 25 0 9-26 9-26 0-9 3-17-22-8-25-8-10 13-26 21-15M1088 84c6-9 27 6 21 15 12 4 4 29-8 25 0 12-26 12-26 0-11 3-19-21-8-25-9-12 12-27 21-15M1148 89c6-8 27 7 21 15 11 4 3 28-8 25 0 10-26 10-26 0-12 4-20-21-8-25-6-9 15-24 21-15M300 116V148M600 118V148M968 110V170M1028 115V170M1088 110V170M1148 115V170" />
      <path
        className="stroke-[1.4]"
        d="M-110 220l327-44M80 220l239-44M174 220l196-44M270 220l152-44M440 220l74-44M590 220l5-44M770 220l-78-44M864 220l-121-44M960 220l-166-44M1150 220l-253-44M140 116h20M126 134h26M180 128h26M760 124h24M796 140h26M744 140h20"
      />
      <path className="stroke-red" d="M512 2h14l-4 5 4 5h-14" />
    </svg>
  )
}

/** A spanner, a saw, a spirit level and a pencil. */
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
