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
