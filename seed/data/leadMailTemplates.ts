export const leadMailTemplates = {
  templates: [
    {
      name: 'Ontvangstbevestiging met vragen',
      subject: 'Je aanvraag {nummer}: een paar vragen',
      text: 'Bedankt voor je aanvraag. Om je een goed voorstel te doen, weten we graag nog een paar dingen:\n\n- Wat moet je site voor je doen: zorgen dat mensen bellen, aanvragen opleveren of verkopen?\n- Heb je al een site of een domeinnaam? Zo ja, welke?\n- Wanneer wil je dat hij online staat?\n\nAntwoord gewoon op deze mail. Je hoort {responseTime} van ons.',
    },
    {
      name: 'Afspraak voorstellen',
      subject: 'Zullen we je aanvraag {nummer} doorspreken?',
      text: 'In een kort gesprek horen we het snelst wat je nodig hebt. Dat kan bij ons op kantoor of aan de telefoon.\n\nStuur je twee momenten die jou uitkomen? Dan bevestigen we er een. Op onze site kun je ook zelf een moment kiezen, bij Afspraak maken.',
    },
    {
      name: 'Offerte nabellen',
      subject: 'Heb je onze offerte al bekeken?',
      text: 'We stuurden je een offerte. Heb je hem kunnen bekijken?\n\nIs er iets niet duidelijk of wil je iets anders? Antwoord op deze mail, dan passen we hem aan.\n\nLiever even bellen? Laat weten wanneer het uitkomt, dan belt {medewerker} je op.',
    },
    {
      name: 'Geen gehoor',
      subject: 'We probeerden je te bellen over je aanvraag {nummer}',
      text: 'We belden je over je aanvraag, maar kregen je niet te pakken.\n\nWanneer kunnen we je het best bereiken? Antwoord met een dag en een tijd, dan bellen we je dan.',
    },
  ],
}
