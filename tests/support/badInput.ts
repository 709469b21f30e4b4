/** What people and programs type to see what breaks; each fits on one line of a form. One list for every form. */
export const BAD_TEXTS: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'an image that fails': '"><img src=x onerror=alert(1)>',
  'a link that runs': '<a href="javascript:alert(1)">klik</a>',
  'the end of a table': '</td></table></textarea><svg onload=alert(1)>',
  'an entity': '&lt;script&gt; &#60;b&#62; &nbsp;',
  'a statement of SQL': "'; drop table leads; --",
  'a condition of SQL': "' or 1=1 --",
  'a backslash before a quote': "\\'; select pg_sleep(9); --",
  'a second header': 'Jan\r\nBcc: slachtoffer@proef.example',
  'a second header after a bare line feed': 'Jan\nTo: slachtoffer@proef.example',
  'a body of its own': 'Jan\r\n\r\n<b>Hier staat de echte mail</b>',
  'a header in percent signs': 'Jan%0d%0aBcc:%20slachtoffer@proef.example',
  'a header in an encoded word': '=?utf-8?Q?Jan=0D=0ABcc:_slachtoffer@proef.example?=',
  'a second recipient': 'Jan <jan@proef.example>, slachtoffer@proef.example',
  'the end of a mail': 'Jan\r\n.\r\nMAIL FROM:<spam@proef.example>',
  'an alarm in an agenda': 'Overleg\r\nBEGIN:VALARM\r\nACTION:DISPLAY',
  'signs of an agenda': 'a;b,c\\d:e"f',
  'text turned round': '\u202Eomgekeerd\u202C en \u2066los\u2069',
  'nothing that can be seen': 'Jan\u200B\u200D\u2060\uFEFFProef',
  'half a letter': '\ud800 los \udfff',
  'a NUL': 'Jan\u0000Proef',
  'bells and escapes': '\u0007\u001b[31mrood\u001b[0m\u0085\u009f',
  'separators of lines': 'een\u2028twee\u2029drie',
  'letters under letters': 'Z\u0336\u0321\u0341\u0310a\u0334\u0316l\u0337\u0327g\u0338\u0330o',
  'signs of four octets': '🌳'.repeat(40),
  'a template of a browser': '{{constructor.constructor("return 1")()}}',
  'a template of a server': '<%= 7 * 7 %> $\x7bprocess.env.PAYLOAD_SECRET} #{7*7} %s%n',
  'a formula': '=HYPERLINK("https://spam.example")',
  'a formula behind a tab': '\t=1+1',
  'a formula with a plus': "+1+cmd|' /C calc'!A0",
  'a formula with an at': '@SUM(1+1)*cmd',
  'a path upwards': '../../../../etc/passwd',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'a query in JSON': '{"$gt": "", "__proto__": {"role": "admin"}}',
}

/** As cases for `test.each`, by name. */
export const BAD_CASES = Object.entries(BAD_TEXTS)

/** Longer than anybody writes, and than any field takes. */
export const MEGABYTE = 'x'.repeat(1_000_000)

/** What stands where a line of text belongs, once somebody writes the request by hand. */
export const NO_TEXTS: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['no number', Number.NaN],
  ['yes', true],
  ['a list', ['Jan', 'Piet']],
  ['an empty list', []],
  ['an object', { name: 'Jan' }],
  ['an object with a prototype', JSON.parse('{"__proto__": {"role": "admin"}, "toString": 1}')],
  ['a day', new Date(0)],
  ['a file', new File(['x'], 'naam.txt')],
  ['a big number', 10n],
  ['a sign', Symbol('naam')],
]
