import { BAD_CASES, MEGABYTE } from './badInput'

/** More of what people and programs type, for loops that try every field of every door. */
export const MORE_TEXTS: Record<string, string> = {
  'the end of a script': '</script><script>alert(1)</script>',
  'the end of a style': '</style></title><script>alert(1)</script>',
  'a comment of markup': '<!--><img src=x onerror=alert(1)>-->',
  'an attribute': '" autofocus onfocus=alert(1) x="',
  'an attribute in single quotes': "' onmouseover='alert(1)",
  'a frame with a page of its own': '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'an address that is a script': 'javascript:alert(document.cookie)',
  'an address that is a page': 'data:text/html,<script>alert(1)</script>',
  'an address without a scheme': '//spam.example/x',
  'an address with backslashes': '/\\spam.example',
  'a form': '<form action=https://spam.example><input name=password>',
  'a page that moves on': '<meta http-equiv=refresh content="0;url=https://spam.example">',
  'a union of SQL': "1' union select email, hash from staff --",
  'a pause of SQL': '1; select pg_sleep(5)',
  'a dollar quote': '$$; drop table staff; $$',
  'signs of like': '%_\\%',
  'an expression that goes back and forth': `${'a'.repeat(60)}!`,
  'a path in percent signs': '..%2f..%2f.env',
  'a path of Windows': '..\\..\\boot.ini',
  'a query of another': 'x&admin=true#y',
  'a key of a class': 'hasOwnProperty',
  'a list in brackets': 'naam[]=x&naam[$ne]=y',
  'a number without end': '1e999',
  'a number below zero': '-1',
  'a zero with a sign': '-0',
  'a word for nothing': 'null',
  'a word for no number': 'NaN',
  'letters that grow': 'ﷺ'.repeat(20),
  'letters that shrink': 'ﬀİß',
  'a day that is none': '2031-02-30',
}

export const MORE_CASES = Object.entries(MORE_TEXTS)
export const ALL_CASES: [string, string][] = [...BAD_CASES, ...MORE_CASES]
export const TEXTS: [string, string][] = [...ALL_CASES, ['a megabyte', MEGABYTE]]
