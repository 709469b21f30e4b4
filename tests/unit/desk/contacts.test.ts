import { expect, test } from 'vitest'
import { findEmail, findName, findPhone } from '@/features/desk/model/contacts'

test.each([
  ['Mail naar jan@proef.example.', 'jan@proef.example'],
  ['(jan.proef+chat@mail.proef.example)', 'jan.proef+chat@mail.proef.example'],
  ['mail:JAN@PROEF.EXAMPLE, dank', 'JAN@PROEF.EXAMPLE'],
  ['jan@proef', null],
  ['@proef.example', null],
  ['geen adres', null],
])('the e-mail address in %j is %s', (message, found) => {
  expect(findEmail(message)).toBe(found)
})

test.each([
  ['123456', '123456'],
  ['12345', null],
  ['12345678901234', '12345678901234'],
  ['123456789012345', null],
  ['Bel 06 00 00 00 00 maar', '06 00 00 00 00'],
  ['053-000 00 00', '053-000 00 00'],
  ['(053) 000 00 00', '053 000 00 00'],
  ['+31 6 00000000', '+31 6 00000000'],
  ['+31600000000', '+31600000000'],
  ['+31 (0)6 00 00 00 00', '+31 6 00 00 00 00'],
  ['+31 (0)6-00000000', '+31 6-00000000'],
  ['0031(0)600000000', '0031 600000000'],
  ['0031 6 0000 0000', '0031 6 0000 0000'],
  ['06 - 00000000', '06 - 00000000'],
  ['06.00000000', '06.00000000'],
  ['06.00.00.00.00', '06.00.00.00.00'],
  ['06/00000000', '06/00000000'],
  ['06-00-00-00-00', '06-00-00-00-00'],
  ['06-0000-00-00', '06-0000-00-00'],
  ['053.000.00.00.', '053.000.00.00'],
  ['Mijn nummer is 0600000000. 3 paginas graag', '0600000000'],
  ['bel 0600000000 - 20 november', '0600000000'],
  ['06-00000000 / 053-0000000', '06-00000000'],
  ['+31600000000. 10 uur', '+31600000000'],
  ['op 09 - 11 - 2025, 09-11 / 10-11 of 01-12 - 05-12', null],
  ['tussen 09.00 - 17.00 uur, of om 08:30.', null],
  ['op 20/11/2026 of 20.11.2026.', null],
  ['tussen 10.000 - 15.000 euro', null],
  ['0,50 tot 1.250.000', null],
  ['jan123456@proef.example', null],
  ['123456@proef.example', null],
  ['op 20-11-2026 of 2026-11-20', null],
  ['op 20-11-2026, bel 053 000 00 00', '053 000 00 00'],
  ['abc1234567', null],
  ['7500 XX', null],
])('the telephone number in %j is %s', (message, found) => {
  expect(findPhone(message)).toBe(found)
})

test.each([
  ['Mijn naam is Jan de Boer', 'Jan de Boer'],
  ['ik ben Gerrit, bel me', 'Gerrit'],
  ['06 12345678 Gerrit', 'Gerrit'],
  ['bel 053-0000000, Petra Proef', 'Petra Proef'],
  ['Groetjes, Sanne', 'Sanne'],
  ['Ik ben Hovenier in Enschede', 'Hovenier'],
  ['ik zit in Enschede', null],
  ['06 12345678 Morgen graag', null],
  ['bel me maar', null],
])('the name in %j is %s', (message, found) => {
  expect(findName(message)).toBe(found)
})
