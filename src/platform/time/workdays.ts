import { addDays, yearOf } from './day'

/** Algemene termijnenwet, article 3: what Dutch periods, and Regulation 1182/71, count as public holidays. */
export function publicHolidays(year: number): string[] {
  const easter = easterSunday(year)
  const kingsDay = `${year}-04-27`
  return [
    ...[`${year}-01-01`, addDays(easter, -2), addDays(easter, 1)],
    ...[isSunday(kingsDay) ? `${year}-04-26` : kingsDay, `${year}-05-05`],
    ...[addDays(easter, 39), addDays(easter, 50), `${year}-12-25`, `${year}-12-26`],
  ]
}

/** The day itself, or the first one after it that is no Saturday, Sunday or public holiday. */
export function toWorkday(day: string): string {
  return isFree(day) ? toWorkday(addDays(day, 1)) : day
}

function isFree(day: string): boolean {
  return [0, 6].includes(weekday(day)) || publicHolidays(yearOf(day)).includes(day)
}

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
const isSunday = (day: string) => weekday(day) === 0

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const [century, inCentury] = [Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const leap = 2 * (century % 4) + 2 * Math.floor(inCentury / 4)
  const toSunday = (32 + leap - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sum = epact + toSunday - 7 * late + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
