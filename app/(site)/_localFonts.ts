import localFont from 'next/font/local'

const bricolage = localFont({
  src: './_fonts/bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '600 800',
})
const instrument = localFont({
  src: './_fonts/instrument-sans.woff2',
  variable: '--font-instrument',
  weight: '400 700',
})
// Fetched only for the characters in their range, which `npm run fonts` prints. Next accepts only literals here.
const bricolageRare = localFont({
  src: './_fonts/bricolage-grotesque-rare.woff2',
  variable: '--font-bricolage-rare',
  weight: '600 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A3, U+A7, U+AB, U+AE, U+B0, U+B3, U+BB-BD, U+C0-C2, U+C4-CF, U+D1-D4, U+D6, U+D8-DC, U+DF-E7, U+EA, U+EC-EE, U+F1-F2, U+F4-F5, U+F8-FB, U+2014, U+201E, U+2190-2191, U+2193',
    },
  ],
})
const instrumentRare = localFont({
  src: './_fonts/instrument-sans-rare.woff2',
  variable: '--font-instrument-rare',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A3, U+A7, U+AB, U+AE, U+B0, U+B3, U+BB-BD, U+C0-C2, U+C4-CF, U+D1-D4, U+D6, U+D8-DC, U+DF-E7, U+EA, U+EC-EE, U+F1-F2, U+F4-F5, U+F8-FB, U+2014, U+201E, U+2190-2191, U+2193',
    },
  ],
})

export const FONT_VARIABLES = [bricolage, instrument, bricolageRare, instrumentRare]
  .map(font => font.variable)
  .join(' ')
