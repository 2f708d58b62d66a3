import type { PressTexts } from '../stories.ts';

export const vietnamese: PressTexts = {
  headings: ['Chùm ảnh', 'Bối cảnh'],
  stories: {
    hanok: {
      titles: [
        'Thợ mộc Hàn Quốc dựng nhà hanok không dùng một chiếc đinh {in}',
        'Nhà hanok {in} được giữ đến mùa xuân sau khi {n} người xếp hàng',
      ],
      paragraphs: [
        'Ngày {date}, các nghệ nhân mộc Hàn Quốc gác nóc một ngôi nhà hanok trên quảng trường trung tâm {in}. Người dân theo dõi {k} cột thông được ghép không dùng đinh.',
        'Đến nay đã có {n} người xếp hàng xem nhà hanok trên quảng trường {in}. Thành phố lùi việc tháo dỡ đến mùa xuân.',
        'Kiến trúc sư {person} nói: “Gỗ có thể tháo ra và chuyển đi là lời đáp cho cách xây dựng ngày nay.”',
      ],
    },
    webtoon: {
      titles: [
        'Thư viện webtoon Hàn Quốc mở cửa {in} với {n2} tác phẩm',
        'Thư viện webtoon {in} kéo dài giờ mở cửa đến 22 giờ',
      ],
      paragraphs: [
        'Thư viện công cộng dành riêng cho webtoon Hàn Quốc mở cửa {in} ngày {date}. Bạn đọc có {n2} tác phẩm trên {k} máy tính bảng.',
        'Do đông bạn đọc, thư viện webtoon {in} mở cửa đến 22 giờ và sẽ có xưởng cho tác giả trẻ.',
        'Thủ thư {person} cho biết: “Truyện tranh cuộn dọc đã đưa các bạn trẻ trở lại với giá sách.”',
      ],
    },
    kimjang: {
      titles: [
        '{n} người cùng muối kim chi bên sông {in} tặng ngân hàng thực phẩm',
        'Lễ muối kim chi kimjang {in} hết cải thảo sau nửa ngày',
      ],
      paragraphs: [
        'Bên bờ sông {in}, {n} người dân cùng muối cải thảo trong lễ kimjang ngày {date}. Toàn bộ kim chi được tặng ngân hàng thực phẩm.',
        'Cải thảo cho lễ kimjang {in} hết sau nửa ngày. Nông dân vùng lân cận gửi thêm {years} xe tải.',
        'Đại diện ban tổ chức {person} giải thích: “Cùng làm và cùng chia sẻ là ý nghĩa của phong tục này.”',
      ],
    },
    pansori: {
      titles: [
        'Vở “Hamlet” bằng pansori ra mắt ở nhà hát thành phố {in}',
        '“Hamlet” pansori diễn thêm {in} sau khi bán {n2} vé',
      ],
      paragraphs: [
        'Ngày {date}, một nghệ sĩ hát và một tay trống đưa “Hamlet” của Shakespeare vào pansori trên sân khấu nhà hát thành phố {in}.',
        'Nhà hát thành phố {in} diễn thêm {years} đêm “Hamlet” pansori. Toàn bộ {n2} vé đã bán hết.',
        'Nhà phê bình {person} viết: “Độc thoại và lời hát như sinh ra cho nhau.”',
      ],
    },
    celadon: {
      titles: [
        'Bảo tàng tìm thấy {k} món gốm men ngọc Goryeo trong kho {in}',
        'Gốm men ngọc Goryeo {in} đến từ một con tàu đắm',
      ],
      paragraphs: [
        'Một bảo tàng cho biết {in} ngày {date} rằng {k} chiếc bát từng ghi là gốm Trung Quốc là gốm men ngọc Goryeo, tìm thấy khi dọn kho.',
        'Gốm men ngọc Goryeo {in} là hàng của một con tàu chìm từ thế kỷ 13. Vỏ sò bám trên men đã hé lộ điều đó.',
        'Giám tuyển {person} nói: “Đất sét trùng với mẫu từ các lò gốm Hàn Quốc.”',
      ],
    },
    film: {
      titles: [
        'Phim Hàn Quốc năm 1961 thất lạc được tìm thấy {in}',
        'Phim Hàn Quốc năm 1961 chiếu lại {in} sau 65 năm',
      ],
      paragraphs: [
        'Viện lưu trữ phim cho biết ngày {date}, {years} cuộn phim Hàn Quốc năm 1961 chỉ còn lại tên được tìm thấy trong rạp cũ {in}.',
        'Bộ phim Hàn Quốc năm 1961 tìm thấy {in} trở lại màn ảnh sau khi phục chế. Buổi chiếu đầu có {k} người xem.',
        'Người phụ trách phục chế {person} kể: “Không còn âm thanh, chúng tôi đọc khẩu hình để tìm lại lời thoại.”',
      ],
    },
  },
};
