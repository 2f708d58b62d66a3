import type { Texts } from '../storyKinds.ts';

export const indonesian: Texts = {
  titles: {
    festival: 'Festival budaya Korea {in} dihadiri lebih dari {n} orang',
    series: 'Drama Korea “{work}” puncaki layanan streaming',
    concert: 'Konser {group} {in} penuh, penonton bernyanyi dalam bahasa Korea',
    exhibition: 'Pameran “{topic}” dari Korea dibuka {in}',
    language: 'Peserta kursus bahasa Korea {in} naik {pct} persen',
    tourism: 'Perjalanan ke Korea naik {pct} persen',
    diplomacy: 'Korea Selatan dan {country} teken kerja sama budaya',
    food: 'Impor {food} Korea naik {pct} persen',
    taekwondo: '{k} tim ikuti turnamen taekwondo internasional {in}',
    heritage: 'Museum {in} kembalikan {k} benda warisan Korea',
    literature: 'Novel Korea “{work}” raih penghargaan sastra terjemahan',
    temple: 'Acara masakan kuil Korea {in} diikuti {k} orang',
    museum: 'Museum Nasional {in} dibuka lagi setelah {years} tahun',
    budget: 'Anggaran kebudayaan diusulkan naik {pct} persen',
    filmFestival: 'Festival film {city} dibuka dengan {k} film',
    visitorCap: '{city} batasi pengunjung harian situs bersejarah',
    restoration: 'Situs bersejarah {in} dibuka setelah pemugaran {years} tahun',
    marathon: 'Maraton internasional {in} diikuti lebih dari {n} orang',
  },
  leads: {
    festival:
      'Festival budaya Korea dibuka {in} pada {date}. Mencoba hanbok, musik tradisional, dan masakan Korea meramaikan pusat kota.',
    series:
      'Drama Korea “{work}” menempati urutan pertama di layanan video utama di dalam negeri. Waktu tonton naik {pct} persen dalam sepekan.',
    concert:
      'Grup Korea {group} tampil {in} pada {date} di hadapan lebih dari {n} penonton. Nyanyian dalam bahasa Korea terdengar sepanjang malam.',
    exhibition:
      'Museum Nasional {in} membuka pameran khusus tentang “{topic}” dari Korea pada {date}. Sebanyak {k} karya dari Korea dipamerkan untuk pertama kali.',
    language:
      'Peserta kursus bahasa Korea {in} naik {pct} persen dibanding tahun lalu. Mulai {from}, lebih banyak sekolah akan menawarkan bahasa Korea sebagai pilihan.',
    tourism:
      'Wisatawan yang berkunjung ke Korea tahun ini naik {pct} persen dibanding periode yang sama tahun lalu. Pelaku wisata menilai lokasi drama dan festival daerah menjadi daya tarik.',
    diplomacy:
      'Pemerintah Korea Selatan dan {country} menandatangani perjanjian kerja sama budaya {in} pada {date}. Kedua negara memperluas produksi film bersama dan pertukaran seniman muda.',
    food: 'Permintaan yang meningkat membuat impor {food} Korea tahun ini naik {pct} persen. Restoran Korea terus bermunculan {in}.',
    taekwondo:
      'Turnamen taekwondo internasional dibuka {in} pada {date}. Atlet dari {k} tim bertanding tiga hari dalam poomsae dan kyorugi.',
    heritage:
      'Sebuah museum {in} memutuskan mengembalikan {k} benda warisan budaya kepada Korea. Para ahli kedua negara memeriksa kondisinya bersama mulai {from}.',
    literature:
      'Terjemahan novel Korea “{work}” meraih penghargaan sastra terjemahan. Penerbit menyebut {n} eksemplar terjual hingga {date}.',
    temple:
      'Acara pengenalan masakan kuil dan meditasi Korea digelar {in} pada {date}. Sebanyak {k} peserta memasak dan berbincang dengan para biksu.',
    museum:
      'Museum Nasional {in} dibuka kembali pada {date} setelah direnovasi {years} tahun. Luas ruang pamer bertambah {pct} persen.',
    budget:
      'Pemerintah mengajukan rencana menaikkan anggaran kebudayaan tahun depan {pct} persen pada {date}. Tambahan itu untuk panggung daerah dan seniman muda.',
    filmFestival:
      'Festival Film Internasional {city} dibuka pada {date}. Tahun ini {k} film diputar, separuhnya karya sutradara baru.',
    visitorCap:
      'Karena wisatawan naik {pct} persen, {city} membatasi jumlah pengunjung harian di situs utama. Aturan baru berlaku mulai {from}.',
    restoration:
      'Sebuah situs bersejarah {in} dibuka pada {date} setelah pemugaran {years} tahun. Peneliti memulihkan bentuk lamanya dengan pengukuran tiga dimensi.',
    marathon:
      'Maraton internasional digelar {in} pada {date}, lebih dari {n} orang berlari di pusat kota. Atlet datang dari negara terbanyak sejauh ini.',
  },
  more: {
    crowd: 'Penyelenggara menyebut lebih dari {n2} orang datang pada hari pertama saja.',
    organiser: '{person}, ketua panitia, mengatakan, “Minat pada budaya Korea tumbuh setiap tahun.”',
    expert:
      '{person2}, pengajar budaya Asia Timur di universitas setempat, menilai hal ini bukan lagi tren, melainkan bagian dari keseharian.',
    visitor:
      '“Senang bisa merasakan langsung yang selama ini hanya dilihat di layar,” kata seorang pengunjung.',
    background: 'Pusat Kebudayaan Korea di kota ini mengadakan kursus dan pertunjukan sejak {year}.',
    market:
      'Pelaku industri memperkirakan pasar konten Korea di dalam negeri tumbuh {pct2} persen tahun ini.',
    plan: 'Acara berikutnya direncanakan tahun depan dengan skala lebih besar.',
    audience: 'Di forum pengguna bermunculan tulisan “dinikmati bersama keluarga”.',
    joint: 'Kedua negara akan membentuk kelompok kerja untuk menyepakati langkah berikutnya.',
    online: 'Bahan terkait akan dibuka secara daring untuk semua orang.',
    spokesperson:
      '“Kebudayaan adalah investasi masa depan,” kata {person}, juru bicara kementerian kebudayaan.',
    cost: 'Proyek ini menelan biaya {millions} juta dolar.',
    reaction: 'Kelompok warga menyambut baik, tetapi meminta jadwal yang transparan.',
    council: 'Dewan kota akan membahas rinciannya bulan depan.',
    history: 'Rencana ini pertama kali diajukan pada {year}.',
    jobs: 'Para ahli memperkirakan lapangan kerja setempat bertambah {pct2} persen.',
  },
};
