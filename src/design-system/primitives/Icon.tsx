const PATHS = {
  page: 'M2 6a3 3 0 0 1 3-3h48a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V6Zm0 7h54M8 8h.1M13 8h.1M10 21h18M10 28h14M10 35h16M34 20h15v16H34z',
  shop: 'M4 18 9 4h40l5 14M4 18v25h50V18M4 18c0 4 3 6 6 6s6-2 6-6c0 4 3 6 6 6s7-2 7-6c0 4 3 6 7 6s6-2 6-6c0 4 3 6 6 6s6-2 6-6M22 43V31h13v12',
  box: 'M29 3 5 14v18l24 11 24-11V14L29 3ZM5 14l24 11 24-11M29 25v18',
  server:
    'M9 4h40v11H9zM9 18h40v11H9zM9 32h40v11H9zM15 9.5h.1M15 23.5h.1M15 37.5h.1M24 9.5h18M24 23.5h18M24 37.5h18',
  search: 'M25 5a16 16 0 1 1 0 32 16 16 0 0 1 0-32Zm12 27 14 11M18 21h14M25 14v14',
  social: 'M4 5h32v20H18l-8 7v-7H4zM42 15h12v20h-6v6l-7-6H24v-6M12 13h16M12 19h9',
  chart: 'M5 3v40h49M13 36V25M23 36V17M33 36V22M43 36V9M11 15l12-8 11 5L50 3',
  letter: 'M4 8h50v31H4zM4 9l25 18L54 9M4 38l18-17M54 38 36 21',
}

export type IconName = keyof typeof PATHS

export const ICON_NAMES = Object.keys(PATHS) as IconName[]

export function Icon({ name, className = 'w-14' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 58 46"
      className={`${className} h-auto flex-none fill-none stroke-[1.7] stroke-current [stroke-linecap:round] [stroke-linejoin:round]`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
