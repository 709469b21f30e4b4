/** Where and when we are, what one says to be polite, and what is not ours. See `patternOf` for the signs. */
export const AROUND_WORDS = {
  address:
    'adres waar_(zit|zitten|zijn|staat|staan|vind|vin|ben)..(jullie|je|u) waar_(is|zit)..(kantoor|bureau|zaak) (waar|welke?)..(kantoor|vestiging|straat|postcode|dorp|stad) (jullie|uw|je)_(kantoor|vestiging|postcode) waar_kan_ik_(jullie|je|u)_vinden waar_moet_ik..(zijn|heen|naartoe) waar_(jullie|je)_zit(ten)? hoe_kom_ik_bij_jullie gevestigd routebeschrijving route bezoekadres locatie jullie_vinden vestigingsadres kantooradres waar_(jullie|je|u)..(zitten|gevestigd|vinden) waar_zit waar_zitten waar_is_het plaats_zitten_jullie navigatie navigeren tomtom welke_plaats',
  parking: 'parke*',
  open: 'open geopend openingstijd* openingsuren dicht gesloten sluit sluiten aanwezig tot_hoe_laat vanaf_hoe_laat hoe_laat naar_huis sluitingstijd* tot_wanneer_(open|zijn) openen gaan_jullie_(open|dicht|sluiten)',
  reach:
    'bereikbaar bereiken (zijn|ben)_(jullie|je|u)_er er_(nu|nog|al)_iemand zit_er..iemand iemand_(op_kantoor|aanwezig|bereikbaar|thuis) is_er..iemand(?! _die) terecht neemt...op opnemen volk_(op|in|aanwezig) er_nu_volk er_nog_volk nog_volk beschikbaar_(zijn|ben)_(jullie|u) neemt_er bereik_ik..(nog|nu) binnenlopen aanwezig (zijn|ben)_(jullie|je|u)_(er|dan)_dan (zijn|ben)_(jullie|je|u)_er(_dan)? aan_de_lijn(?!_krijg) iemand..aan_de_(telefoon|lijn) aan_het_werk',
  atWork: '(werken|werk)_(jullie|u|je)..(op|in_het|zaterdag|zondag)',
  nowReally:
    '(nu|op_dit_moment|nog|vandaag)_(bellen|iemand|bereikbaar|open|terecht) op_dit_moment nu_(open|dicht|nog|al|volk|telefonisch|bezet|bereik*) momenteel er_nu er_nog_iemand al_(open|dicht) op_dit_tijdstip ik_(jullie|u)_nu ik_nu_(nog_)?(langs|langskomen|bellen|terecht)',
  holiday:
    'feestdag* kerst* pasen paas* *paasdag *pinkster* koningsdag bevrijdingsdag hemelvaart* nieuwjaar* oud_en_nieuw oudjaar* sinterklaas *vakantie bouwvak goede_vrijdag carnaval zomerstop *kerstdag 1_mei 5_mei vrije_dag',
  whatsapp: 'whatsapp* appen appje appjes app_(nummer|sturen) per_app apps_sturen',
  writeUs:
    'mailadres(?=_$) wat_is..mailadres mail_sturen per_(mail|email) (mail|email)_sturen waar_(kan|mag|moet)_ik..(mailen|heen) mailen emailen jullie_email emailadres(?=_$) wat_is_(het|jullie|uw|je)_(e?mail*) welk_(mailadres|emailadres)',
  ourMail: '(jullie|uw|je)_(mail|email|mailadres|emailadres)',
  phone:
    'telefoonnummer* telnr nummer nr bel bellen belt opbellen gebeld telefonisch spreken bereik_ik contact tel telefoon(?=_$)',
  phoneSure:
    '(welk|jullie|uw|wat_is|wat_is_het|je)_(nr|nummer|telnr|telefoonnummer|tel) welk..(nr|nummer|telefoonnummer) geef..(nummer|nr|telefoonnummer) (heb|hebben)_(je|jullie|u)_(ook_)?een_(telefoon)?nummer hoe_kan_ik_(jullie|u|je)_(bellen|bereiken) wat_is_(het|je|jullie|uw)_nummer welk_nummer',
  visit:
    '(komen|kom|komt|kunnen_jullie|kun_je|kan_er|kan_iemand|kunt_u)..(jullie|je|er|iemand|u|langs|eens)...(langs|bij_(mij|me|ons)|op_de_zaak) (komen|kom|komt|komen_jullie)..kijken (kunnen|kan|kun|kunt|is)...komen_kijken bij_(mij|ons)..(langs|thuis|op_de_zaak|komen) op_locatie moet_ik..naar_(jullie|enschede|kantoor) (naar|bij)_(mij|me|ons)_toe kom_je_(naar|bij|eens|effen|even) aan_huis bezoeken_jullie bezoekt_u bezoek_(je|jullie|aan) moeilijk_weg (werkplaats|loods|zaak)..kijken (kom|komt|komen|komde|kommen)_(jullie|je|u|gij|ge)..(naar|bij|langs) (u|jullie|je|iemand)_bij_(ons|mij)..langskom* bij_(ons|mij)..langskom* ik_kan_niet_weg (ter|op)_plaatse of_moet_ik_(bij|naar)..(jullie|u|enschede|kantoor) huisbezoek (thuis|zaak|salon|winkel|werkplaats|bedrijf)_(komen|langs) moet_ik_(daarvoor_)?naar_enschede een_van_jullie..komen (een|iemand)..naar_de_(zaak|garage|winkel|werkplaats|salon)_komen naar_de_(zaak|garage|winkel|werkplaats|salon)_komen niet_weg',
  comeOver:
    'langs..komen langskomen langs_komen binnenlopen langs_(wippen|gaan) (mag|kan|kom)_ik..(langs|binnenlopen|naar_kantoor|naar_jullie) kopje_koffie kop_koffie bak_koffie bakkie',
  appointment:
    'afspraak afspraken afspreken om_(de_)?tafel koffie_drinken praten_over meeting kennismak* kennis_te_maken kennis_maken gesprek gesprekje overleg overleggen inplannen plannen_(we|jullie) door_te_(spreken|praten) doorspreken doorpraten bespreken sparren afspraakje inloopspreekuur bijpraten bij_elkaar_(zitten|komen) adviesgesprek om_te_praten face_to_face videobellen teamsgesprek langskomen_om',
  about:
    'vertel..jullie wie_jullie_zijn wie_(zijn|ben|is|zit)_(jullie|je|dit|er|u)(?!_(grootste|klant|concurrent)*) over_jullie lang..bestaan bestaan_jullie hoeveel_(mensen|man|medewerkers) hoe_groot_(zijn|is_jullie|is_het|ben) team oprichter wat_doen_jullie(_zoal|_precies|_eigenlijk|_allemaal)?(?=_$) wat_(doe|kan|kun)_je(_zoal|_allemaal)?(?=_$) met_hoeveel eenmanszaak (zijn|ben)_(jullie|je)..(groot|klein|groter|kleiner) hoelang_bestaan hoe_lang..(bestaan|bezig_met_dit|dit_werk) ervaring_hebben_jullie jullie_bedrijf',
  regionWords: '(in|uit|buiten)_(de_)?(regio|buurt|omgeving) werkgebied (heel|door_heel)_nederland te_ver',
  region:
    '(werken|werk|maken|doen|komen|helpen|leveren|zitten)_(jullie|je|u)..(in|rond|buiten|regio|ook_voor) ik_(zit|woon|kom) wij_zitten',
  thanks:
    'bedankt bedank dankje dankjewel dankuwel dank thanks merci thx top super prima helemaal_goed duidelijk helder heldere perfect mooi fijn geweldig genoeg_weet weet_ik_genoeg hartelijk',
  reallyThanks: 'bedankt bedank dankje dankjewel dankuwel dank thanks merci thx goed_geholpen bedankje',
  short:
    '(?<=^_)(ja|nee|ok|oke|okay|jawel|klopt|graag|ja_graag|nee_hoor|hmm+|test|en|wat|huh|hoe|snap_ik_niet)(?=_$)',
  goodbye:
    'doei doeg tot_ziens tot_later fijne_dag fijne_avond prettig*_dag fijn_weekend prettig_weekend houdoe tot_horens ajuus de_mazzel groetjes',
  greeting:
    'hoi hallo hey hee heej goedemorgen goedemiddag goedenavond goeiemorgen goeiendag goeiedag goedendag goeden_dag goeie_?middag goede_(morgen|middag|avond) moi moin yo hai mogge (?<=^_)dag',
  privacy:
    'privacy* avg gdpr persoonsgegevens (mijn|mn)_gegevens gegevens_(bewaren|verkopen|doen|verwijderen|wissen) gebel_van verwijder*_mijn slaan_jullie..op opgeslagen bewaren_jullie bestookt spam_van (bewaren|bewaar|opslaan)..(nummer|telefoonnummer|gegevens|mailadres) (typ|invul|invullen|intik|tik)..(reclame|bewaard|gezien|lezen) (gegevens|nummer|mailadres|telefoonnummer|naam)...(bewaar|bewaart|bewaren|bewaard|opgeslagen|gedeeld|delen|gebruikt|verkocht|doorgeven|doorgegeven|misbruik*) hoe_lang_bewa* bewa(ar|art|ren)..(gegevens|data) toch_geen_spam geen_spam reclame_(krijg|mails) (gebruiken|gebruikt)_(jullie|u)..(gegevens|nummer|mailadres) veilig_om_hier doorgespeeld lastiggevallen wat_ik_(hier_)?(typ|invul|intik|tik|schrijf) platgebeld plat_gebeld lastig_gevallen (door)_verkopers (invul|invullen|achterlaat|achterlaten)..(gebeld|gemaild|bestookt|reclame) (geven|geef|verkopen|verkoop|delen)..(nummer|telefoonnummer|gegevens|adres|mailadres)..door (geven|verkopen|verkoop|delen)..(mijn|mn)_(nummer|gegevens|adres|mailadres|telefoonnummer) (doen|doet|gebeurt|gaat)...met..(nummer|telefoonnummer|gegevens|adres|e?mailadres|06|wat_ik) (gegevens|nummer|adres|mailadres)...(doorverkocht|verkocht|doorverkopen) wie_krijgt..te_zien vul..nummer..in',
  device:
    'laptop* computer computers pc printer* tablet* ipad* iphone* wifi router televisie tv beeldscherm toetsenbord telefoons mobieltje(s)? (mijn|mn|me|een)_(telefoon|mobiel)_(is|doet|start|wil|heeft) scherm_van notebook macbook mac playstation airco toetsenborden koelkast wasmachine internet_(ligt|doet|is|werkt) beamer server_kast',
  garden:
    'snoei* gesnoeid *hagen *haag heg heggen gazon* grasmat gras maaien gemaaid bemest* kunstmest onkruid zaaien verticuteren beplanting rozen hortensia* vijver mos bestrat* schutting buxus* boom bomen coniferen tulp* bloembol* struik* beuk beuken (hoe|wanneer|waar)..(planten|verplanten|verpotten) (achter|voor)?tuin..(aan_?leg*|ontwerp*|onderhoud*|laten_doen) tuinaanleg tuinontwerp groenafval rozenstruik* bladluis bladluizen slakken mollen planten border borders knip_(je|jij|ik|u) knippen_(van|aan) geknipt tegels oprit mieren laurier* laurierhaag',
  job: 'vacature* sollicit* stage* stagiair* bijbaan* vakantiewerk baan leerwerkplek leerplek werken_bij nog_(mensen|personeel)_(aan|nodig) zoeken_jullie..(mensen|personeel|iemand) in_dienst freelanc* werk_voor_(hem|haar|mij|mn|mijn) zoek_werk ik_zoek_(een_)?(werk|baan|stage) openstaande_(vacature*|functie*) kom*_werken_bij komen_werken werkervaringsplek collega_(nodig|zoek*) personeelslid zoek(en)?..(stagiair*|medewerker|collega) baantje (bij|als)...aan_de_slag personeel_(nodig|aan|gezocht|zoek*) mensen_nodig (hebben_jullie|heeft_u|heb_je)_werk_voor',
  sponsor:
    'sponsor* donatie doneren goed_doel goede_doelen steunen loten bord_langs reclamebord* clubblad programmaboekje in_ons_(blad|krantje|clubhuis) kleine_bijdrage donateur adverteren_in_ons *krantje loterij loterijprijs goede_doel collecte prijsje_beschikbaar feestboekje feestboek schutterij *boekje_van tombola rally autorally op_(ons|onze|het)_shirts? kika',
  subsidy:
    'subsidie* tegemoetkoming vouchers? potje regeling meebetaalt meebetalen geld_voor_digitalisering potjes regelingen financiele_steun bijdrage_van_de fonds fondsen tegemoet',
  authority: 'gemeente provincie overheid rijk rvo digitaliser* zelfstandigen digitaal digitale europa mkb',
  rent: 'huren huur verhuren_jullie verhuur_je verhuurt gehuurd',
  rentUs:
    '(verhuren|verhuurt)_(jullie|u|je) verhuur_(je|jij|u) te_huur verhuren..die huren verhuurt_u verhuren_jullie',
  competitor:
    '(ander|andere|anderen)..(*bureau*|bedrijf|bedrijven|*bouwer*|partijen|club|internetclub|webdesign*) concurrent* wix jimdo squarespace strato beter_dan goedkoper_dan (andere|ander)_(webbouwer|websitebouwer|bureau|partij|bouwer|aanbieder|webdesigner)* (goedkoper|duurder|beter)..dan..(bureau|ander|concurrent|partij)* vergelijken_met (bij|van)_(een_)?(web)?bureau* *webbureau zijn_jullie_(duurder|goedkoper|beter) duurder_dan bij_een_ander ander_bedrijf waarom_jullie',
  smallTalk:
    'weerbericht het_weer regent regenen mop mopje grap grapje voetbal eredivisie hoofdstad recepten recept_(voor|van) horoscoop bitcoin president lekker_weer mooi_weer weer_morgen',
  foreign:
    'internet_ligt wasmachine reserveren_bij terugkrijgen terugbetaal* geld_terug_krijgen logo* visitekaart* bestick* drukwerk flyer* folder* kassasysteem* verzeker* hond bezorg* bankrekening* gemeentehuis belastingdienst google_maps kaartje landkaart (nummer|nr|telefoonnummer|adres|openingstijden|eigenaar)_van_(de|het|een|mijn|mn)_(?!zaak|bedrijf|site|website|domein)* telefoonabonnement* energie* cv ketel drone* inspreken account app_store bouwmarkt turks kantoorfeest servers parkeren lekt wachtwoord_beveiligen verloopdatum zoekgeschiedenis levensverzekering hypotheek lening parkeerplaats* zwembad reclamebord_maken tshirt* kleding poster* sticker* gevelreclame videoclip* drukken boekhoudprogramma loonadministratie belastingaangifte jaarrekening app_(maken|laten|bouwen) whatsapp_bot computercursus cursus training internetabonnement glasvezel ziggo kpn mobiel_abonnement simkaart (bij|naar)_de_kapper camerabewaking beveiligingscamera* camera_systeem (site|website|webshop)_van_(de|het|domeinnaam)_(?!zaak|bedrijf|club)* webshop_van_domeinnaam (is|gaat)_de_(?!zaak|winkel|site|website|webshop|hosting)*_(nu_|vandaag_)?(open|dicht) hoe_laat_gaat_de_(?!zaak)* wat_betekent uurtarief* uurloon uurprijs vaste_prijzen per_uur bezoekersteller teller_op',
} as const
