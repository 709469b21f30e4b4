/** What a rule may ask for and that decides nothing by itself. See `patternOf` for the signs. */
export const LINK_WORDS = {
  perhaps: 'hoe kan_ik kun_je mag_ik als_ik wanneer wat_als stel zomaar eventueel later ooit',
  self: 'zelf zelluf eigenhandig',
  who: 'wie doen_jullie doet_u doe_je verzorgt verzorgen verzorg_je regelt regelen schrijven_jullie bedenken_jullie maken_jullie of_moet_ik of_doe_ik moet_ik..zelf ik_kan_niet_schrijven niet_aan_mij_besteed ik_(heb|ben)..niks aanleveren leveren aangeleverd',
  own: 'eigen mijn mn onze zelf zelfgemaakt* die_van_mij van_mij',
  hypothetical: 'wat_als als_ik stel_dat mocht_ik',
  it: 'alles hij ie *formulier',
  letDo: 'laten kunnen_jullie kun_je willen_jullie',
  letOn: 'kan_er komt_er er_op erop op_de_site',
  giveUs: 'aanleveren leveren sturen mail* krijg_ik doorsturen mogen mag gebruiken kunnen kan',
  onIt: 'op_de_site erop',
  readable: 'leesbaar lezen werkt goed eruit',
  whose: 'wie jullie moet_ik',
  want: 'wil zoek kan moet',
  getIt: 'krijg kun*_u kunt_u kan_ik wil zit zitten aanmaken nieuw',
  changed: '(gewijzigd|aangepast|veranderd) moet moeten doorgeven',
  difference: 'verschil* welke kost',
  search: 'zoeken zoekt intikt intik zoek',
  customers: 'klanten klant mensen bezoekers gasten huurders',
  afterDelivery: 'na_oplevering als_(de_site|ie|hij)_(af|klaar)_is na_de_bouw straks daarna',
  helpOrAnswer: 'help helpen hulp helpt reageren reageert geholpen opgelost antwoord reactie gehoor',
  ownText: 'mijn_prijzen mn_prijzen',
  us: 'jullie jij je u uw julie jou bij_jullie kantoor bureau zaak',
  now: 'nu nog al op_dit_moment momenteel vandaag nou inmiddels',
  place:
    'twente overijssel gelderland duitsland achterhoek drenthe salland hengelo almelo oldenzaal borne haaksbergen losser deventer zwolle raalte rijssen nijverdal delden goor enschede denekamp ootmarsum vriezenveen wierden neede eibergen glanerbrug boekelo nederland hellendoorn ommen hardenberg winterswijk groenlo lochem apeldoorn zutphen doetinchem arnhem nijmegen groningen utrecht amsterdam rotterdam tubbergen weerselo rijssen markelo hof_van_twente wierden gronau nordhorn bad_bentheim belgie',
  tooFar: 'ver in doen komen werken',
  gardenAsk: 'hoe wanneer waar waarmee wat welke tegen vaak knip* snoei* kan_ik',
  repair:
    'start* stuk kapot repareren reparer* repareer* traag doet werkt maken nakijken virus installeren gebarsten aan kijken',
  openDayEvent: 'open_dag opendag klanten..bellen kunnen_bellen',
  greetingOnly: 'goede_(morgen|middag|avond)(?=_$)',
  trade:
    '*bedrijf *bedrijfje *bedrijven *maker hovenier* schilder* aannemer* installateur* klusser* loodgieter* kapper* bakker* verhuurder* monteur* timmer* *zetter *dekker elektricien* stukadoor* restaurant* cafe* *bouw verhuur tuinen tuin horeca garage* winkelier* hoveniersbedrijf *materieel boekhouder partytent* springkasteel* springkussen*',
  size: 'groot grootte formaat mb pixels zwaar',
  makeIt:
    '(doen|maken|bouwen|regelen|verzorgen|bieden|hebben|leveren|kunnen)_(jullie|u) doe_je maak_je maakt_u doet_u kan_er krijg_ik ik_wil ik_zoek wij_willen wil_graag nodig kan_ik_bij_jullie',
} as const
