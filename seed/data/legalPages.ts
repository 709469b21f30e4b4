import { type LegalPage, WITHDRAWAL } from '@/features/company/model/legal'
import { FILES_KEPT_DAYS } from '@/features/orders/model/leaving'

const section = (title: string, ...paragraphs: string[]) => ({ title, text: paragraphs.join('\n\n') })

/** Not a cookie: what the browser stores for this site and sends to nobody. */
const stored = (name: string, purpose: string, kept: string) => ({
  name,
  purpose: `${purpose}, in de opslag van je browser`,
  kept,
  consent: 'Noodzakelijk',
})

const privacy: LegalPage = {
  slug: 'privacy',
  title: 'Privacyverklaring',
  updated: '2025-05-01',
  version: '2025-1',
  intro: 'Welke gegevens we van je bewaren, waarom, hoe lang, en wat je daaraan kunt veranderen.',
  sections: [
    section(
      'Over ons',
      'Wij zijn een webbureau in Enschede. Onze naam, ons adres en onze nummers staan onderaan elke pagina. Wij zijn verantwoordelijk voor de gegevens die je via deze site aan ons geeft.',
    ),
    section(
      'Welke gegevens we verzamelen',
      'Wat je zelf invult: je naam, e-mailadres, telefoonnummer, bedrijf, en wat je over je wensen schrijft. Bestel je hosting, dan ook je adres en je KVK- of btw-nummer.',
      'Om misbruik te voorkomen tellen we hoeveel formulieren vanaf een internetadres (IP-adres) binnenkomen. In die tellers staat dat adres niet leesbaar, en ze vervallen vanzelf.',
      'Sturen we je een offerte, dan bewaren we wanneer zijn pagina waarschijnlijk is geopend: zo weten we of hij is aangekomen. Dat gaat weg met de offerte.',
    ),
    section(
      'Waarvoor we ze gebruiken',
      'Om je aanvraag te beantwoorden, een offerte te maken, een bestelling uit te voeren en een factuur te sturen. Een nieuwsbrief krijg je alleen als je je daarvoor hebt aangemeld en dat hebt bevestigd.',
    ),
    section(
      'Hoe lang we ze bewaren',
      'Gegevens van klanten en facturen bewaren we 7 jaar: dat vraagt de Belastingdienst. Vraag je iets aan en word je geen klant, dan bewaren we dat tot 2 jaar na het laatste contact. Gegevens voor marketing bewaren we even lang. Wat een robot instuurde, verwijderen we na 30 dagen.',
    ),
    section(
      'Delen met anderen',
      'We verkopen geen gegevens. Anderen krijgen alleen wat ze nodig hebben om hun werk te doen, en met wie dat voor ons doet hebben we afspraken over jouw gegevens. Dit zijn ze allemaal:',
      [
        '• Het bedrijf dat onze servers beheert (hosting): alles wat je invult, staat daar.',
        '• Het bedrijf dat onze bestanden en reservekopieën bewaart (opslag).',
        '• Het bedrijf dat onze mail verstuurt: je e-mailadres en wat we je schrijven.',
        '• De betaaldienst, als je online betaalt: het bedrag, waarvoor het is, en wat je op de betaalpagina invult.',
        '• Het register van je domeinnaam en de registrar ervoor, als je een naam laat vastleggen of verhuizen: je naam, adres en e-mailadres, omdat jij de houder wordt. Zoek je alleen of een naam vrij is, dan gaat alleen die naam mee.',
        '• Het advertentieplatform, als je daar ons formulier invult: daar halen we je antwoorden op.',
        '• De berichtendienst, als je ons appt, en de teldienst, als je toestemming gaf om je bezoek te tellen.',
        '• De Belastingdienst, als die onze facturen wil zien.',
      ].join('\n'),
    ),
    section(
      'Cookies',
      'Deze site plaatst alleen cookies die nodig zijn, tenzij je voor meer toestemming geeft. Wat dat is, staat in ons cookiebeleid.',
    ),
    section(
      'Jouw rechten',
      'Je mag je gegevens inzien, laten verbeteren, laten verwijderen en meenemen. Je mag ook bezwaar maken, en een toestemming trek je altijd weer in. Mail ons en je krijgt binnen een maand antwoord. Facturen mogen we niet verwijderen zolang de wet vraagt dat we ze bewaren.',
      'Vind je dat we iets niet goed doen, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.',
    ),
    section(
      'Beveiliging',
      'De verbinding met deze site is versleuteld. Alleen medewerkers die ermee werken kunnen bij je gegevens, ieder met een eigen inlog. Wie wat verandert, wordt vastgelegd.',
      'Staan er gegevens van jouw klanten in je site of je mail bij ons, dan gelden daarvoor de afspraken uit de verwerkersovereenkomst.',
    ),
    section(
      'Wijzigingen',
      'Verandert deze verklaring, dan staat de nieuwe versie op deze pagina, met de datum erbij.',
    ),
    section(
      'Contact',
      'Een vraag over je gegevens? Bel of mail ons. De gegevens staan onderaan deze pagina.',
    ),
  ],
  cookies: [],
}

const cookies: LegalPage = {
  slug: 'cookies',
  title: 'Cookiebeleid',
  updated: '2025-05-01',
  version: '2025-1',
  intro: 'Welke cookies deze site gebruikt, waarvoor, en hoe je ze weigert.',
  sections: [
    section(
      'Wat zijn cookies?',
      'Een cookie is een klein bestand dat een site op je computer of telefoon bewaart, zodat hij je de volgende keer herkent.',
    ),
    section(
      'Welke soorten er zijn',
      'Noodzakelijke cookies laten de site werken, zoals een inlog of je keuze over cookies. Functionele cookies onthouden wat je hebt ingesteld. Analytische cookies tellen bezoek. Marketingcookies volgen je om advertenties te tonen; die gebruiken we niet.',
      'Wat je in de configurator invult, wat je bij een hostingbestelling kiest en over jezelf invult, en wat je in de chat typt, blijft in de opslag van je eigen browser tot je het verstuurt. Dat zijn geen cookies, maar ze staan wel in de tabel. Verstuur je een aanvraag of bestelling, dan haalt je browser die zelf weg. De rest haal je weg door de gegevens van deze site te wissen.',
      'Tot je het tabblad sluit, onthoudt je browser ook dat je de opening van de homepage zag, welk gesprek in de chat openstaat, welke aanvraag je verstuurde en dat je zojuist iets bestelde. Krijgt de site een nieuwe versie terwijl je een formulier invult, dan onthoudt hij ook wat je typte. Dat alles blijft bij jou.',
    ),
    section(
      'Cookies beheren in je browser',
      'Elke browser kan cookies tonen en verwijderen, meestal onder Instellingen en dan Privacy. Verwijder je de cookies van deze site, dan vragen we je keuze opnieuw. Je keuze verander je ook onderaan elke pagina, bij Cookie-instellingen.',
    ),
    section('Wijzigingen', 'Komt er een cookie bij, dan staat die eerst in de tabel op deze pagina.'),
    section('Contact', 'Een vraag over cookies? Bel of mail ons. De gegevens staan onderaan deze pagina.'),
  ],
  cookies: [
    {
      name: 'cookieConsent',
      purpose: 'Onthoudt je keuze over cookies',
      kept: '1 jaar',
      consent: 'Noodzakelijk',
    },
    { name: 'payload-token', purpose: 'Inlog van onze medewerkers', kept: '12 uur', consent: 'Noodzakelijk' },
    {
      name: 'kantoor-toestel',
      purpose:
        'Herkent het toestel van een medewerker, zodat een ander hem niet kan buitensluiten (over https met __Host- voor de naam)',
      kept: '1 jaar',
      consent: 'Noodzakelijk',
    },
    {
      name: 'klant-sessie',
      purpose: 'Houdt je ingelogd bij je hosting (over https met __Host- voor de naam)',
      kept: '30 dagen',
      consent: 'Noodzakelijk',
    },
    {
      name: 'offerte-betaling',
      purpose:
        'Brengt je na het betalen terug naar de offerte waarvan je kwam (over https met __Host- voor de naam)',
      kept: '1 uur',
      consent: 'Noodzakelijk',
    },
    {
      name: 'klant-toestel',
      purpose:
        'Herkent het toestel waarmee je eerder inlogde, zodat niemand je kan buitensluiten (over https met __Host- voor de naam)',
      kept: '1 jaar',
      consent: 'Noodzakelijk',
    },
    stored('configuratorDraft', 'Bewaart wat je in de configurator invult', 'Tot je het verstuurt of wist'),
    stored('configuratorSent', 'Bewaart de bon die je verstuurde', 'Tot je het tabblad sluit'),
    stored(
      'hostingOrder',
      'Bewaart wat je bij een hostingbestelling kiest en over jezelf invult',
      'Tot je het verstuurt of wist',
    ),
    stored('prijzenVoor', 'Onthoudt of je prijzen als particulier of zakelijk ziet', 'Tot je het wist'),
    stored('chatSessions', 'Bewaart je gesprekken in de chat', 'Tot je het wist'),
    stored('chatSession', 'Onthoudt welk gesprek openstaat', 'Tot je het tabblad sluit'),
    stored('splashShown', 'Onthoudt dat je de opening van de homepage zag', 'Tot je het tabblad sluit'),
    stored(
      'typing',
      'Bewaart wat je typte toen de site een nieuwe versie kreeg',
      'Tot de pagina er weer staat',
    ),
    stored('reloadedAt', 'Onthoudt wanneer de pagina daarvoor ververst is', 'Tot je het tabblad sluit'),
    stored('orderPlaced', 'Onthoudt dat je zojuist iets bestelde', 'Tot je het tabblad sluit'),
    { name: '_ga', purpose: 'Telt bezoekers', kept: '2 jaar', consent: 'Alleen na toestemming' },
    {
      name: '_ga_*',
      purpose: 'Onthoudt welk bezoek bij elkaar hoort',
      kept: '2 jaar',
      consent: 'Alleen na toestemming',
    },
    { name: '_gid', purpose: 'Telt bezoek per dag', kept: '24 uur', consent: 'Alleen na toestemming' },
    {
      name: '_gat',
      purpose: 'Begrenst het aantal tellingen',
      kept: '1 minuut',
      consent: 'Alleen na toestemming',
    },
  ],
}

const terms: LegalPage = {
  slug: 'algemene-voorwaarden',
  title: 'Algemene voorwaarden',
  updated: '2026-11-25',
  version: '2026-2',
  intro: 'De afspraken die gelden als je iets bij ons bestelt of laat maken.',
  sections: [
    section(
      'Definities',
      'Opdrachtnemer: het webbureau dat onderaan deze pagina staat. Opdrachtgever: wie een opdracht geeft of een dienst bestelt. Dienst: alles wat de opdrachtnemer maakt of levert, zoals een website, een webshop, hosting of onderhoud.',
    ),
    section(
      'Algemeen',
      'Deze voorwaarden gelden voor elke offerte, opdracht en bestelling. Andere voorwaarden gelden alleen als beide partijen dat schriftelijk hebben afgesproken. Is een bepaling ongeldig, dan blijven de andere gelden.',
    ),
    section(
      'Offertes',
      'Een offerte is 30 dagen geldig. Een opdracht komt tot stand als de opdrachtgever de offerte binnen die 30 dagen schriftelijk aanvaardt. Prijzen zijn exclusief btw, tenzij er iets anders bij staat.',
    ),
    section(
      'Uitvoering',
      'De opdrachtnemer voert het werk uit naar beste kunnen. De opdrachtgever levert op tijd aan wat nodig is, zoals teksten, foto’s en toegang. Levert hij later aan, dan schuift de planning mee.',
    ),
    section(
      'Wijzigingen in de opdracht',
      'Wil de opdrachtgever iets anders dan afgesproken, dan maakt de opdrachtnemer daar eerst een prijs voor. Het werk begint nadat die is aanvaard.',
    ),
    section(
      'Duur',
      'Een eenmalige opdracht eindigt met de oplevering. Een abonnement loopt minstens 3 maanden en daarna per maand door. Hosting loopt eerst voor de termijn die is besteld, en daarna voor onbepaalde tijd. Betaald wordt telkens voor een termijn.',
    ),
    section(
      'Betaling',
      'Een factuur wordt betaald binnen 14 dagen na de factuurdatum. Bij te late betaling is een bedrijf een rente verschuldigd van 2% per maand, of de wettelijke rente als die hoger is. Een consument is de wettelijke rente verschuldigd.',
    ),
    section(
      'Opzegging',
      'De opdrachtgever zegt hosting op in zijn klantomgeving, of schriftelijk. In de eerste termijn eindigt hosting met die termijn. Daarna kunnen consumenten en kleine bedrijven elke dag opzeggen: hosting eindigt dan na een maand, of met de termijn als dat eerder is, en wat voor de dagen daarna is betaald, wordt terugbetaald. Een domeinnaam is voor een heel jaar geregistreerd. Andere bedrijven zeggen op tegen het einde van een termijn. Een bedrijf is klein, tenzij we bij de bestelling of opdracht iets anders hebben afgesproken. De factuur van een termijn die niet begint, vervalt.',
      'Een andere overeenkomst voor onbepaalde tijd wordt opgezegd met een termijn van twee maanden, door consumenten en kleine bedrijven van een maand, tenzij een kortere termijn is afgesproken. Opzeggen gebeurt schriftelijk; een e-mail is genoeg.',
    ),
    section(
      'Herroepingsrecht van consumenten',
      `Wie als consument op afstand iets bestelt, mag de overeenkomst binnen ${WITHDRAWAL.days} dagen na het sluiten ervan herroepen, zonder reden. Valt de laatste dag op een zaterdag, een zondag of een algemeen erkende feestdag, dan telt de eerste werkdag erna ook mee. Heeft de opdrachtnemer niet op dit recht gewezen, dan is de termijn twaalf maanden langer.`,
      `Herroepen kan onderaan elke pagina van de site bij ‘${WITHDRAWAL.label}’, met het modelformulier uit de bevestiging van de bestelling, of met een andere duidelijke verklaring. De dag van versturen telt. De opdrachtnemer betaalt binnen ${WITHDRAWAL.refundDays} dagen terug wat is betaald, op dezelfde manier.`,
      'De levering begint de dag na de herroepingstermijn, tenzij de consument bij het bestellen uitdrukkelijk vraagt om meteen te beginnen. Wie dat niet vroeg, krijgt bij herroeping alles terug. Wie het wel vroeg, is de dagen verschuldigd die al zijn geleverd en het werk dat al is voltooid; de rest krijgt hij terug. Een domeinnaam wordt binnen de termijn alleen geregistreerd als de consument daar apart mee instemt en verklaart dat hij de naam niet meer kan herroepen zodra die is geregistreerd. Het eerste jaar van die naam blijft dan verschuldigd.',
    ),
    section(
      'Inhoud, meldingen en opschorting',
      'De opdrachtgever is verantwoordelijk voor wat hij op zijn site zet en met zijn mail verstuurt. Verboden is wat de wet verbiedt, zoals oplichting, inbreuk op rechten van anderen, haatzaaien en het verspreiden van schadelijke software.',
      'Iedereen kan ons melden dat er iets onrechtmatigs op een site staat die wij hosten, per e-mail of telefoon. Dat is ook het contactpunt voor autoriteiten en gebruikers, in het Nederlands en het Engels. De gegevens staan onderaan elke pagina van onze site. Een melding noemt het adres van de pagina, legt uit wat er mis is, en bevat de naam en het e-mailadres van de melder. Die krijgt bericht dat we de melding hebben, en later wat we besloten. Een medewerker beoordeelt elke melding; dat laten we niet aan een computer over.',
      'Is inhoud onrechtmatig of in strijd met deze voorwaarden, dan mag de opdrachtnemer die ontoegankelijk maken of de dienst opschorten, niet verder dan nodig is. De opdrachtgever krijgt daarvan vooraf of meteen daarna per e-mail bericht, met de reden, en kan ertegen bezwaar maken bij de opdrachtnemer of bij de rechter.',
    ),
    section(
      'Persoonsgegevens van anderen',
      'Verwerkt de opdrachtnemer met een dienst persoonsgegevens voor een zakelijke opdrachtgever, dan geldt daarvoor de verwerkersovereenkomst die bij het bestellen is aanvaard.',
    ),
    section(
      'Aansprakelijkheid',
      'De opdrachtnemer is aansprakelijk voor directe schade door een toerekenbare fout, tot hoogstens het bedrag dat in de drie maanden ervoor voor de dienst is betaald. Dit geldt niet bij opzet of grove schuld, en beperkt de rechten van consumenten niet.',
    ),
    section(
      'Intellectuele eigendom',
      'Na volledige betaling mag de opdrachtgever het gemaakte werk vrij gebruiken. Onderdelen van anderen, zoals lettertypen en software, houden hun eigen licentie.',
    ),
    section(
      'Toepasselijk recht',
      'Op elke overeenkomst is Nederlands recht van toepassing. Een geschil wordt voorgelegd aan de bevoegde rechter, nadat partijen geprobeerd hebben er samen uit te komen.',
    ),
    section(
      'Wijziging van de voorwaarden',
      'De opdrachtnemer mag deze voorwaarden wijzigen. Voor een lopende overeenkomst geldt de versie die bij het sluiten ervan is aanvaard, tenzij de opdrachtgever met de nieuwe instemt.',
    ),
  ],
  cookies: [],
}

const processing: LegalPage = {
  slug: 'verwerkersovereenkomst',
  title: 'Verwerkersovereenkomst',
  updated: '2026-11-25',
  version: '2026-1',
  intro:
    'Voor bedrijven: wat wij doen, en niet doen, met persoonsgegevens van jouw klanten die in je site of je mail bij ons staan.',
  sections: [
    section(
      'Waar dit over gaat',
      'Deze overeenkomst hoort bij de algemene voorwaarden. Ze geldt tussen het webbureau dat onderaan deze pagina staat (de verwerker) en een bedrijf dat bij ons iets bestelt (de verwerkingsverantwoordelijke), zoals artikel 28 van de AVG vraagt. Ze geldt zolang wij persoonsgegevens voor het bedrijf verwerken. Spreekt ze de voorwaarden tegen, dan gaat deze overeenkomst voor.',
    ),
    section(
      'Welke gegevens, van wie en waarvoor',
      'Wij bewaren en versturen wat het bedrijf en de bezoekers van zijn site invullen, en maken er reservekopieën van. Dat doen we alleen om de site, de mail en het andere werk te leveren dat is besteld.',
      [
        '• Van wie: bezoekers van de site, klanten, leveranciers en medewerkers van het bedrijf.',
        '• Welke gegevens: namen, adressen, e-mailadressen, telefoonnummers, de inhoud van formulieren, bestellingen en mail, en internetadressen in logboeken.',
        '• Wat er niet in hoort: bijzondere gegevens, zoals over gezondheid, en kopieën van identiteitsbewijzen, tenzij we daar schriftelijk iets over afspreken.',
      ].join('\n'),
    ),
    section(
      'Alleen in opdracht',
      'Wij verwerken de gegevens alleen zoals het bedrijf ons schriftelijk vraagt; de bestelling en deze overeenkomst zijn zo’n opdracht. Verplicht een wet ons tot iets anders, dan zeggen we dat eerst, als die wet dat toestaat. Denken wij dat een opdracht tegen de AVG ingaat, dan laten we dat meteen weten. Voor onszelf gebruiken we de gegevens niet.',
    ),
    section(
      'Geheimhouding',
      'Alleen medewerkers die de gegevens voor hun werk nodig hebben, kunnen erbij. Zij hebben beloofd te zwijgen over wat ze zien, ook als ze hier niet meer werken.',
    ),
    section(
      'Beveiliging',
      'Wij beveiligen de gegevens zoals past bij het risico:',
      [
        '• Verbindingen zijn versleuteld.',
        '• Medewerkers loggen in met een eigen account; wie alles mag, heeft een tweede stap nodig.',
        '• Inloggen en wijzigingen worden vastgelegd.',
        '• Reservekopieën worden gemaakt en teruggezet om te controleren of ze werken.',
        '• Software houden we bij.',
      ].join('\n'),
      'Verandert er iets, dan wordt de beveiliging er niet minder van.',
    ),
    section(
      'Subverwerkers',
      'Het bedrijf geeft ons algemene toestemming om anderen in te schakelen. Met elk van hen spreken we hetzelfde af als hier staat, en voor wat zij doen zijn wij verantwoordelijk. Dit zijn ze nu:',
      [
        '• Datacentrum Voorbeeld (datacentrum.example), Nederland: servers en opslag van sites en mail.',
        '• Reservekopie Voorbeeld (reservekopie.example), Nederland: reservekopieën op een tweede plek.',
        '• Mailverzending Voorbeeld (mailverzending.example), Duitsland: verzending van mail uit formulieren.',
      ].join('\n'),
      'Komt er een bij of verandert er een, dan mailen we dat minstens 30 dagen van tevoren. Wie daar een goede reden tegen heeft, mag in die tijd bezwaar maken. Komen we er niet uit, dan mag het bedrijf de dienst kosteloos opzeggen per de dag van de verandering. Buiten de Europese Economische Ruimte gaan de gegevens niet.',
    ),
    section(
      'Rechten van betrokkenen',
      'Vraagt iemand aan het bedrijf om inzage, verbetering, verwijdering of een kopie van zijn gegevens, dan helpen wij daarbij. Komt zo’n vraag bij ons binnen, dan sturen we die meteen door en antwoorden we niet zelf.',
    ),
    section(
      'Datalekken',
      'Ontdekken wij een datalek, dan melden we dat zonder uitstel en uiterlijk binnen 48 uur per e-mail: wat er is gebeurd, om welke gegevens en om hoeveel mensen het gaat, wat de gevolgen kunnen zijn en wat we eraan doen. Weten we nog niet alles, dan volgt de rest zodra het kan. Het bedrijf beslist of het lek aan de Autoriteit Persoonsgegevens en aan betrokkenen wordt gemeld; wij helpen daarbij, en ook bij een onderzoek naar risico’s vooraf (DPIA) en een raadpleging van de Autoriteit daarover.',
    ),
    section(
      'Controle',
      'Het bedrijf mag nagaan of wij doen wat hier staat. Wij geven daarvoor de informatie die nodig is en werken mee aan een controle door het bedrijf of een onafhankelijke deskundige, hoogstens één keer per jaar of na een datalek, na een aankondiging van 14 dagen. Ieder betaalt zijn eigen kosten, tenzij blijkt dat wij ons niet aan de afspraken hielden.',
    ),
    section(
      'Als het stopt',
      `Eindigt de dienst, dan kan het bedrijf zijn gegevens nog ${FILES_KEPT_DAYS} dagen bij ons ophalen of laten overzetten. Daarna verwijderen we ze, en uit reservekopieën binnen 90 dagen. Alleen wat de wet ons laat bewaren, zoals facturen, blijft.`,
    ),
    section(
      'Wijziging van deze overeenkomst',
      'De versie die bij het bestellen is aanvaard, blijft gelden tot het bedrijf met een nieuwe instemt. Verandert de lijst van subverwerkers, dan geldt wat daarover hierboven staat.',
    ),
  ],
  cookies: [],
}

export const legalPages = [privacy, cookies, terms, processing]
