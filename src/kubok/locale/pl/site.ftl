# Co serwer mówi o stronie, zanim ona sama się odezwie: wyszukiwarkom, w linkach, jako aplikacja i bez JavaScriptu.

site-description = Stół do kościanego wyścigu Cubitos: przeciw botom, przy jednym ekranie albo ze znajomymi przez link.
site-shared = Kościany wyścig na dziś wieczór: przeciw botom, przy jednym ekranie albo ze znajomymi przez link.
site-no-script = Ta strona wymaga JavaScriptu. We wszystko można też grać w terminalu: kubok play
