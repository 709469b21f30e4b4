import type { PostSeed } from './postSeed'

export const movingSite: PostSeed = {
  number: 6,
  slug: 'website-verhuizen-zonder-mailuitval',
  title: 'Je website verhuizen zonder dat je mail uitvalt',
  excerpt:
    'Domein, site en mail zijn drie losse dingen. Wie dat weet en in de goede volgorde werkt, verhuist zonder een aanvraag te missen.',
  category: 'hosting',
  author: 'Joost Voorbeeld',
  publishedAt: '2026-11-03T07:00:00.000Z',
  picture: 'articles/moving-site.webp',
  pictureAlt:
    'Lijntekening van twee huizen met daartussen een verhuisdoos waar een server en een envelop uitsteken.',
  seo: {
    title: 'Website verhuizen zonder mailuitval',
    description:
      'Je website naar een andere hosting verhuizen terwijl je mail blijft werken: wat je vooraf noteert, in welke volgorde je werkt en hoe je test.',
    keywords: 'website verhuizen, domein verhuizen, hosting overstappen, mail verhuizen',
  },
  body: `Verhuizen naar een andere hosting is op zich geen zwaar werk. Het gaat alleen mis als iemand op vrijdagmiddag alles tegelijk omzet en pas op maandag merkt dat er sinds vrijdag geen mail meer is. Voor een bedrijf dat zijn aanvragen per mail krijgt, is dat een duur weekend.

## Drie dingen die los van elkaar staan

- **Je domeinnaam** is het bordje bij de weg. Die naam is bij een aanbieder geregistreerd en heeft een houder.
- **Je hosting** is het pand waar de site staat.
- **Je mail** is de brievenbus. Die kan in hetzelfde pand hangen, maar ook heel ergens anders.

Daartussen zit DNS: een lijst met regels die zegt waar de site staat en waar de post heen moet. Wie alleen de site wil verhuizen, hoeft alleen de regels voor de site te veranderen. De brievenbus blijft dan hangen. Vaak is dat genoeg.

## Eerst opschrijven, dan pas omzetten

Maak deze lijst voordat je iets wijzigt:

1. **Houder.** Op wiens naam staat het domein? Dat hoor jij te zijn, en niet de neef die het in 2014 geregeld heeft.
2. **Inloggegevens** van de domeinaanbieder, de oude hosting en de mail.
3. **Alle DNS-regels.** Maak er een schermafdruk van en bewaar die buiten je mail.
4. **Alle mailadressen**, ook doorstuuradressen zoals info@ en facturen@.
5. **Apparaten** waarop mail staat: telefoons, de computer op kantoor, de tablet in de bus en de printer die scans mailt.
6. **Opzegtermijn** van de oude hosting. Zeg nog niets op.

### Vier regels die vaak vergeten worden

In de DNS-lijst staan regels met namen die niemand onthoudt. MX zegt waar de mail binnenkomt. Aan SPF, DKIM en DMARC ziet de ontvanger of een mail echt van jou komt. Vergeet je MX, dan komt er niets binnen. Vergeet je de andere drie, dan kan je offerte bij de klant tussen de ongewenste mail belanden.

Wijst de MX-regel naar je eigen domeinnaam, let dan extra op. Verander je waar die naam heen wijst, dan verhuist de mail ongevraagd mee.

## De volgorde

1. **Een dag of twee ervoor:** zet de TTL van de regels die je gaat veranderen laag. De TTL bepaalt hoelang anderen de oude gegevens onthouden. Staat hij op 86.400 seconden, dan is dat 24 uur. Maak er 300 van, vijf minuten.
2. **Bouw de site op de nieuwe plek** en bekijk hem op een tijdelijk adres.
3. **Verhuist de mail mee,** maak dan op de nieuwe plek alle adressen aan en kopieer de oude mail. Staat oude mail alleen op je computer, maak daar dan eerst een reservekopie van.
4. **Zet alle DNS-regels klaar** bij de nieuwe aanbieder als ook het beheer van het domein verhuist. Staat DNSSEC aan, een slot op die regels, laat dat dan eerst uitzetten en wacht een dag of twee.
5. **Zet om op een dinsdagochtend.** Dan is iedereen bereikbaar en heb je de hele week om bij te sturen. Voor een .nl-domein heb je een verhuiscode nodig, die je bij de oude aanbieder opvraagt. Gaat het beheer van het domein mee, reken dan op een dag voordat iedereen op de nieuwe plek uitkomt.
6. **Kopieer de mail nog een keer.** In de tussentijd kan er nog post op de oude plek zijn bezorgd.
7. **Laat de oude hosting nog een maand staan.** Daarna zeg je op.

## Testen op de dag zelf

Een site die er goed uitziet, zegt niets over de mail. Loop dit na:

- Stuur vanaf een privéadres een mail naar elk adres op je lijst, en antwoord erop.
- Kijk aan de andere kant of je antwoord niet bij de ongewenste mail ligt.
- Vul je eigen contactformulier in. Dat mailt nu vanaf een andere server, en die moet ook in de SPF-regel staan.
- Open de site met en zonder www ervoor. Krijg je een waarschuwing, dan klopt het certificaat nog niet.
- Open een paar oude adressen van pagina’s. Die horen door te sturen naar de nieuwe pagina. Anders ben je de mensen met een oude link kwijt, en de zoekmachine ook. Zonde van de moeite om [in je eigen dorp gevonden te worden](/blog/gevonden-worden-in-je-eigen-dorp).

Zet daarna de TTL weer terug.

## Als het toch misgaat

Komt er geen mail binnen, kijk dan eerst naar de MX-regel en vergelijk die met je schermafdruk. Een mailserver die de jouwe niet kan bereiken, probeert het meestal een paar dagen opnieuw. Mail die op de oude plek is bezorgd, staat daar nog. Daarom heb je nog niets opgezegd.

## Zelf doen of laten doen

Heb je één mailadres en een site van vijf pagina’s, dan kun je dit met een rustige middag en deze lijst zelf. Heb je tien adressen en een printer die mailt, laat het dan doen door iemand die het vaker doet. Wij verhuizen domein en mail, of laten ze staan waar ze zijn. Hoe dat gaat, lees je bij de [veelgestelde vragen](/faq). Wil je liever samen naar je DNS-lijst kijken, maak dan een afspraak en [kom langs](/locatie). Wat je na de verhuizing per maand kwijt bent, reken je uit met [wat kost een website echt](/blog/wat-kost-een-website-echt).
`,
}
