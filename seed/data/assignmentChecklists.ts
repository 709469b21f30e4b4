export const assignmentChecklists = {
  templates: [
    {
      name: 'Website',
      websiteType: '',
      tasks: [
        'Kennismaken en wensen doornemen',
        'Teksten en foto’s van de klant ontvangen',
        'Ontwerp laten zien',
        'Ontwerp akkoord',
        'Pagina’s bouwen',
        'Nakijken op telefoon en computer',
        'Klant heeft alles bekeken',
        'Domein en hosting klaarzetten',
        'Online zetten',
        'Uitleg geven',
      ].join('\n'),
    },
    {
      name: 'Webshop',
      websiteType: 'webshop',
      tasks: [
        'Kennismaken en wensen doornemen',
        'Producten en foto’s van de klant ontvangen',
        'Ontwerp akkoord',
        'Producten invoeren',
        'Betalen en verzenden instellen',
        'Proefbestelling doen en terugbetalen',
        'Verplichte teksten voor consumenten nagekeken',
        'Klant heeft alles bekeken',
        'Online zetten',
        'Uitleg geven',
      ].join('\n'),
    },
  ],
}
